interface Mailbox {
  readonly name: string;
  readonly url: string;
}

const providers: readonly (Mailbox & { readonly hosts: RegExp })[] = [
  { name: "Gmail", url: "https://mail.google.com/", hosts: /^(gmail|googlemail)\.com$/ },
  { name: "Outlook", url: "https://outlook.live.com/mail/", hosts: /^((outlook|hotmail|live)\.[a-z.]+|msn\.com)$/ },
  { name: "Yahoo Mail", url: "https://mail.yahoo.com/", hosts: /^(yahoo\.[a-z.]+|ymail\.com)$/ },
  { name: "iCloud Mail", url: "https://www.icloud.com/mail", hosts: /^(icloud|me|mac)\.com$/ },
  { name: "Proton Mail", url: "https://mail.proton.me/", hosts: /^(proton\.me|pm\.me|protonmail\.com)$/ },
  { name: "GMX", url: "https://www.gmx.net/", hosts: /^gmx\.(net|de|at|ch)$/ },
];

/** Where the mail of an address is read in the browser; undefined where that is unknown. */
export function mailboxOf(email: string): Mailbox | undefined {
  const host = email.trim().toLowerCase().split("@").at(-1) ?? "";
  return providers.find(({ hosts }) => hosts.test(host));
}
