import type { Mail } from "#ports/mail/mail.port.ts";

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** One of our tokens, as it appears in a link. */
const token = /[\w-]{40,}/g;

/** Secrets found in a log: email addresses, tokens of sessions, and tokens of mailed links. */
export function secretsIn(log: string, mails: readonly Pick<Mail, "text">[], tokens: Iterable<string>): string[] {
  const secrets = [...tokens].flatMap((one) => one.match(token) ?? []);
  const mailed = mails.flatMap(({ text }) => text.match(token) ?? []);
  const found = [...secrets, ...mailed].filter((one) => log.includes(one));
  return [...new Set([...(log.match(emailAddress) ?? []), ...found])];
}
