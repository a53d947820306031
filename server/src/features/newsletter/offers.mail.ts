import type { Config } from "#config.ts";
import { letter } from "#platform/letter.ts";
import type { Mail } from "#ports/mail.ts";
import type { MailedOffer } from "./offers.repository.ts";

/** The mail with the link to the free month. */
export function offerMail({ email, firstName }: MailedOffer, link: string, { appName }: Pick<Config, "appName">): Mail {
  return {
    to: email,
    subject: `Your free month at ${appName}`,
    ...letter(appName, {
      title: "Your first month is free",
      before: [
        `Hello ${firstName},`,
        `thank you for signing up for our news. Here is your month of ${appName} on us: every video, and early access to what is coming.`,
      ],
      action: { text: "Start your free month", link },
      after: [
        "Create an account through this link, or sign in with the one you have. The link works once, within 90 days; no card is needed, and nothing renews by itself.",
        "If it was not you who signed up, do nothing.",
      ],
    }),
  };
}
