import type { MailServer } from "@mindreel/contract/site/connections";

/** The owner of a connection's secrets in the secret box. */
export const secretBoxContext = (kind: string) => `connection:${kind}`;

/** What encrypted connections ask of the library that sends mails. */
const demands = { tls: "", starttls: "?requireTLS=true", none: "?ignoreTLS=true" } as const;

/** The address of a mail server, as `SMTP_URL` has it. */
export function smtpUrlOf({ host, port, encryption, user }: MailServer, password: string | null): string {
  const signIn = user === null ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}@`;
  const named = host.includes(":") ? `[${host}]` : host;
  return `${encryption === "tls" ? "smtps" : "smtp"}://${signIn}${named}:${port}${demands[encryption]}`;
}

/** Whether a saved password may be sent to this server: never to another one. */
export const mayReuse = (saved: MailServer, now: MailServer): boolean =>
  saved.host === now.host && saved.port === now.port && saved.user === now.user && saved.encryption === now.encryption;
