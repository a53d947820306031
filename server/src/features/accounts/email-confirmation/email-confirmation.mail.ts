import type { Config } from "#config/config.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import { emailTemplate } from "#mail/email-template.ts";
import { accountNamed, greeting } from "#mail/names.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** The mail with a link that confirms a new member's address. */
export function emailConfirmationMail(
  user: Pick<User, "email" | "username">,
  link: string,
  { appName }: Pick<Config, "appName">,
): Mail {
  return {
    to: user.email,
    subject: `Confirm your e-mail address for ${appName}`,
    ...emailTemplate(appName, {
      title: "Confirm your e-mail address",
      before: [greeting(user.username), `welcome to ${appName}. Please confirm that this address is yours.`],
      action: { text: "Confirm my address", link },
      after: [
        "The link works for 7 days.",
        "If you did not sign up, do nothing: without your confirmation the address stays unconfirmed.",
      ],
    }),
  };
}

/** The same for the second address, which gets security notices once it is confirmed. */
export function secondaryEmailConfirmationMail(
  user: Pick<User, "username" | "secondaryEmail">,
  link: string,
  { appName }: Pick<Config, "appName">,
): Mail {
  return {
    to: user.secondaryEmail,
    subject: `Confirm your second e-mail address for ${appName}`,
    ...emailTemplate(appName, {
      title: "Confirm your second e-mail address",
      before: [
        "Hello,",
        `the ${accountNamed(appName, user.username)} has this as its second address. Once it is confirmed, we also send mails about the account's security here.`,
      ],
      action: { text: "Confirm my address", link },
      after: [
        "The link works for 7 days.",
        "If this is not your account, do nothing: without your confirmation we send no such mails here.",
      ],
    }),
  };
}
