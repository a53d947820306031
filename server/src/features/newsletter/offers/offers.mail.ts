import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config/config.ts";
import { emailTemplate } from "#mail/email-template.ts";
import { greeting } from "#mail/names.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import type { MailableOffer } from "./offers.repository.ts";

/** The mail with the link to the free month. */
export function offerMail(
  { email, firstName }: Pick<MailableOffer, "email" | "firstName">,
  { offer, unsubscribe }: { readonly offer: string; readonly unsubscribe: string },
  { appName, publicUrl }: Pick<Config, "appName" | "publicUrl">,
): Mail {
  return {
    to: email,
    unsubscribe: `${publicUrl}/api/subscriber/v1/unsubscribe/${unsubscribe}/`,
    subject: `Your free month at ${appName}`,
    ...emailTemplate(appName, {
      title: "Your first month is free",
      before: [
        greeting(firstName),
        `thank you for signing up for our news. Here is your month of ${appName} on us: every video, and early access to what is coming.`,
      ],
      action: { text: "Start your free month", link: `${publicUrl}${pagePath("signUp")}?offer=${offer}` },
      after: [
        "Create an account through this link, or sign in with the one you have. The link works once, within 90 days; no card is needed, and nothing renews by itself.",
        "If it was not you who signed up, do nothing.",
      ],
      footer: {
        text: "You get this mail because this address was signed up for our news.",
        action: "Unsubscribe",
        link: publicUrl + pagePath("unsubscribe", { token: unsubscribe }),
      },
    }),
  };
}
