import { mail as messages } from "@mindreel/messages/accounts/invitations";
import { inLanguage } from "@mindreel/messages/in-language";
import { sentence } from "#domain/sentences.ts";
import { type MailSettings, mailLanguage } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

interface Invited {
  readonly email: string;
  readonly freeDays: number;
  /** The superuser's name; null if their account is gone. */
  readonly inviter: string | null;
  readonly link: string;
}

/** The mail of an invitation, in the site's language: the invited person's is not known. */
export function invitationMail({ email, freeDays, inviter, link }: Invited, settings: MailSettings): Mail {
  const language = mailLanguage({}, settings);
  const { somebody } = inLanguage(messages, language);
  const gift = freeDays === 0 ? "" : sentence(messages, "gift", { count: freeDays })(language);
  const places = { inviter: inviter ?? somebody, gift };
  return { to: email, ...writtenMail("invitation", { language, link, places }, settings) };
}
