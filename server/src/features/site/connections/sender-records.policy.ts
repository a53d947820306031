import type { SenderRecord } from "@mindreel/contract/site/connections";

/** The texts at a name; `unknown`: the DNS did not answer. */
export type Texts = readonly string[] | "unknown";

/** Selectors that mail providers use. */
export const usualSelectors = [
  ...["default", "mail", "dkim", "google", "selector1", "selector2", "s1", "s2", "k1", "k2", "k3"],
  ...["fm1", "pm", "brevo", "mailjet", "resend", "mx", "smtp", "zoho", "mandrill", "krs"],
];

/** By the end of a mail server's name, what permits it to send, as its provider documents it. */
const permissions: Readonly<Record<string, string>> = {
  "gmail.com": "include:_spf.google.com",
  "google.com": "include:_spf.google.com",
  "office365.com": "include:spf.protection.outlook.com",
  "outlook.com": "include:spf.protection.outlook.com",
  "amazonaws.com": "include:amazonses.com",
  "sendgrid.net": "include:sendgrid.net",
  "mailgun.org": "include:mailgun.org",
  "mailjet.com": "include:spf.mailjet.com",
  "brevo.com": "include:spf.brevo.com",
  "fastmail.com": "include:spf.messagingengine.com",
  "zoho.com": "include:zohomail.com",
  "zoho.eu": "include:zohomail.eu",
};

/** What lets a mail server send for a domain. */
function permissionOf(mailHost: string): string {
  const [, known] = Object.entries(permissions).find(([end]) => mailHost === end || mailHost.endsWith(`.${end}`)) ?? [];
  if (known !== undefined) return known;
  if (/^\d+(\.\d+){3}$/.test(mailHost)) return `ip4:${mailHost}`;
  // URLs have brackets around an IPv6 address.
  const [, address] = /^\[(.*)\]$/.exec(mailHost) ?? [];
  return address === undefined ? `a:${mailHost}` : `ip6:${address}`;
}

const of = (texts: readonly string[], version: RegExp) => texts.filter((text) => version.test(text.trim()));

/** @param mailHost undefined if none is set up, or receivers see another address than its own */
export function spfOf(domain: string, texts: Texts, mailHost: string | undefined): SenderRecord {
  const record = { kind: "spf", name: domain, value: null, add: null } as const;
  if (texts === "unknown") return { ...record, state: "unknown" };
  const permission = mailHost === undefined ? undefined : permissionOf(mailHost);
  const found = of(texts, /^v=spf1(\s|$)/i);
  const [value] = found;
  if (value === undefined) {
    return { ...record, state: "missing", add: permission === undefined ? null : `v=spf1 ${permission} ~all` };
  }
  // Receivers then use neither.
  if (found.length > 1) return { ...record, state: "several", value: found.join("\n") };
  const terms = value.toLowerCase().split(/\s+/);
  const isPermitted = permission === undefined || terms.some((term) => term.replace(/^\+/, "") === permission);
  // Terms such as `mx` or a range of addresses may permit a host or an address all the same.
  if (isPermitted || !permission.startsWith("include:")) return { ...record, state: "found", value };
  return { ...record, state: "incomplete", value, add: value.replace(/^v=spf1/i, `$& ${permission}`) };
}

/** @param at the texts at each tried selector's name */
export function dkimOf(domain: string, at: ReadonlyMap<string, Texts>): SenderRecord {
  for (const [name, texts] of at) {
    // An empty key revokes it.
    const [value] = texts === "unknown" ? [] : of(texts, /(^|;)\s*p=[A-Za-z0-9+/]/);
    if (value !== undefined) return { kind: "dkim", state: "found", name, value, add: null };
  }
  const isKnown = [...at.values()].some((texts) => texts !== "unknown");
  const state = isKnown ? "missing" : "unknown";
  const [only = `…._domainkey.${domain}`] = at.size === 1 ? at.keys() : [];
  return { kind: "dkim", state, name: only, value: null, add: null };
}

/** @param from where reports go, if it has to be added */
export function dmarcOf(domain: string, texts: Texts, from: string): SenderRecord {
  const record = { kind: "dmarc", name: `_dmarc.${domain}`, value: null, add: null } as const;
  if (texts === "unknown") return { ...record, state: "unknown" };
  const found = of(texts, /^v=DMARC1(\s|;|$)/i);
  if (found.length > 1) return { ...record, state: "several", value: found.join("\n") };
  const [value] = found;
  return value === undefined
    ? { ...record, state: "missing", add: `v=DMARC1; p=none; rua=mailto:${from}` }
    : { ...record, state: "found", value };
}
