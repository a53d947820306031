import { pagePath } from "@mindreel/contract/plain/pages";
import { mail } from "@mindreel/messages/engagement/request-answers";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { type MailSettings, mailLanguage } from "#mail/mail-language.ts";
import { holdsAddress } from "#mail/names.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import type { MailableAnswer } from "./request-answers.repository.ts";

/** The mail that tells a member that something they asked for is here. */
export function answerMail(answer: MailableAnswer, token: string, settings: MailSettings): Mail {
  const { email, username, text, videoId, title } = answer;
  const { publicUrl } = settings;
  const language = mailLanguage(answer, settings);
  const words = inLanguage(mail, language);
  // The text may be another member's, so it is not quoted if it contains an address.
  const asked = holdsAddress(text)
    ? formatIn(language, words.askedUnquoted, { title })
    : formatIn(language, words.asked, { text, title });
  const given = {
    ...{ language, username, places: { asked, title } },
    link: publicUrl + pagePath("watch", { id: videoId }),
    footer: {
      text: words.why,
      action: inLanguage(frame, language).unsubscribe,
      link: publicUrl + pagePath("endAnswerMails", { token }),
    },
  };
  return {
    to: email,
    unsubscribe: `${publicUrl}/api/requests/v1/unsubscribe/${token}/`,
    ...writtenMail("request_answered", given, settings),
  };
}
