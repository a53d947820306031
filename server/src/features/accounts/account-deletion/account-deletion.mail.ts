import { longDayOf } from "@mindreel/contract/wire/days";
import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config/config.ts";
import { emailTemplate } from "#mail/email-template.ts";
import { greeting } from "#mail/names.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

type Names = Pick<Config, "appName" | "publicUrl">;

interface Owner {
  readonly email: string;
  readonly username: string;
}

export function deletionScheduledMail({ email, username }: Owner, leavesAt: Date, { appName, publicUrl }: Names): Mail {
  return {
    to: email,
    subject: `Your ${appName} account will be deleted on ${longDayOf(leavesAt)}`,
    ...emailTemplate(appName, {
      title: `Your account will be deleted on ${longDayOf(leavesAt)}`,
      before: [
        greeting(username),
        "as you asked, your account and everything in it will be deleted on that day. Until then, everything works as before.",
        "If you have a subscription, it will not renew.",
      ],
      action: { text: "Keep my account", link: publicUrl + pagePath("security") },
      after: [
        "To change your mind, sign in and press 'Keep my account'.",
        `If you did not ask for this, keep your account and set a new password at ${publicUrl}${pagePath("forgotPassword")}.`,
      ],
    }),
  };
}

export function accountDeletedMail({ email, username }: Owner, { appName, publicUrl }: Names): Mail {
  return {
    to: email,
    subject: `Your ${appName} account is deleted`,
    ...emailTemplate(appName, {
      title: "Your account is deleted",
      before: [
        greeting(username),
        "your account is gone, with your profile, lists, likes and devices. Records of your payments are kept as the law requires, without your name or address.",
        "This is our last mail about it.",
      ],
      action: { text: `Open ${appName}`, link: publicUrl },
      after: ["You are welcome to come back: you can use this address for a new account."],
    }),
  };
}
