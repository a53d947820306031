import { pagePath } from "@mindreel/contract/plain/pages";
import { mail } from "@mindreel/messages/admin/first-run";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { emailTemplate } from "#mail/email-template.ts";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

export function testMail(superuser: Reader & { readonly email: string }, settings: MailSettings): Mail {
  const { appName: app, publicUrl, ownMails } = settings;
  const signature = ownMails?.signature ?? undefined;
  const language = mailLanguage(superuser, settings);
  const words = inLanguage(mail, language);
  const title = formatIn(language, words.title, { app });
  return {
    to: superuser.email,
    subject: title,
    ...emailTemplate(app, {
      language,
      title,
      before: [words.arrived],
      action: { text: words.goOn, link: publicUrl + pagePath("setUp") },
      after: [words.spam],
      ...(signature !== undefined && { signature }),
    }),
  };
}
