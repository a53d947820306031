import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config/config.ts";
import { emailTemplate } from "#mail/email-template.ts";
import { greeting, holdsAddress } from "#mail/names.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import type { MailableAnswer } from "./request-answers.repository.ts";

/** The mail that something a member asked for is here. */
export function answerMail(
  { email, username, text, videoId, title }: MailableAnswer,
  token: string,
  { appName, publicUrl }: Pick<Config, "appName" | "publicUrl">,
): Mail {
  // Another member may have written it.
  const asked = holdsAddress(text) ? "you asked for something that was not here" : `you asked for “${text}”`;
  return {
    to: email,
    unsubscribe: `${publicUrl}/api/requests/v1/unsubscribe/${token}/`,
    subject: `It is here now: ${title}`,
    ...emailTemplate(appName, {
      title: "It is here now",
      before: [greeting(username), `${asked}, or voted for it. Now it is in the library: ${title}`],
      action: { text: "Watch it", link: publicUrl + pagePath("watch", { id: videoId }) },
      after: [],
      footer: {
        text: "You get this mail because you wanted this video.",
        action: "Unsubscribe",
        link: publicUrl + pagePath("endAnswerMails", { token }),
      },
    }),
  };
}
