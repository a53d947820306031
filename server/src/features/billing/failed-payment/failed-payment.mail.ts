import { longDayOf } from "@mindreel/contract/wire/days";
import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config/config.ts";
import { emailTemplate } from "#mail/email-template.ts";
import { greeting } from "#mail/names.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

interface Failed {
  readonly to: string;
  readonly username: string;
  /** The provider's page where the invoice can be paid. */
  readonly payUrl: string | null;
  readonly proUntil: Date | null;
}

/** The mail about a renewal that failed, with the link that fixes it. */
export function failedPaymentMail(
  { to, username, payUrl, proUntil }: Failed,
  { appName, publicUrl }: Pick<Config, "appName" | "publicUrl">,
): Mail {
  const page = publicUrl + pagePath("subscription");
  const until = proUntil === null ? "for now" : `until ${longDayOf(proUntil)}`;
  return {
    to,
    subject: `Your payment for ${appName} did not go through`,
    ...emailTemplate(appName, {
      title: "Your payment did not go through",
      before: [
        greeting(username),
        `we could not renew your ${appName} subscription: the bank refused the payment. Nothing is lost yet, you stay pro ${until}.`,
      ],
      action: { text: "Fix the payment", link: payUrl ?? page },
      after: [`You can also change your card, or cancel, on your subscription page: ${page}`],
    }),
  };
}
