import type { Config } from "#config/config.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import { emailTemplate } from "#mail/email-template.ts";
import { greeting } from "#mail/names.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** The mail with a link to set a new password. */
export function passwordResetMail(
  user: Pick<User, "email" | "username">,
  link: string,
  { appName }: Pick<Config, "appName">,
): Mail {
  return {
    to: user.email,
    subject: `Set a new password for ${appName}`,
    ...emailTemplate(appName, {
      title: "Set a new password",
      before: [
        greeting(user.username),
        `someone, hopefully you, asked to set a new password for your ${appName} account.`,
      ],
      action: { text: "Set a new password", link },
      after: [
        "The link works once, within an hour. A new password signs you out on every device.",
        "If it was not you, do nothing: your password stays as it is.",
      ],
    }),
  };
}
