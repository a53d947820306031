import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config/config.ts";
import { emailTemplate } from "#mail/email-template.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

type Names = Pick<Config, "appName" | "publicUrl">;

interface Asked {
  readonly username: string;
  readonly email: string;
  readonly newEmail: string;
  readonly link: string;
  /** Whether the current address has to agree: not where it was never proven. */
  readonly needsApproval: boolean;
}

/** To the new address: whoever reads it agrees. */
export function newEmailMail({ username, newEmail, link, needsApproval }: Asked, { appName }: Names): Mail {
  return {
    to: newEmail,
    subject: `Confirm your new e-mail address for ${appName}`,
    ...emailTemplate(appName, {
      title: "Confirm your new e-mail address",
      before: [
        "Hello,",
        `the ${appName} account ${username} is to have this address. Please confirm that it is yours.`,
      ],
      action: { text: "Confirm the new address", link },
      after: [
        needsApproval
          ? "The link works once, for 24 hours. The address changes when this is confirmed and the current address agrees."
          : "The link works once, for 24 hours. The address changes when this is confirmed.",
        "If you have not asked for this, do nothing: without your confirmation nothing changes.",
      ],
    }),
  };
}

/** To the current address: approve, or say that it was somebody else. */
export function currentEmailMail({ username, email, newEmail, link, needsApproval }: Asked, { appName }: Names): Mail {
  return {
    to: email,
    subject: `Your ${appName} address is to change`,
    ...emailTemplate(appName, {
      title: "Is this you?",
      before: [
        `Hello ${username},`,
        `your account is to have another e-mail address: ${newEmail}. Whoever asked for this knew how to sign in as you.`,
      ],
      action: { text: "Approve or refuse", link },
      after: [
        needsApproval
          ? "The link works once, for 24 hours. Without your approval nothing changes."
          : "The link works once, for 24 hours. The address here was never confirmed: it changes without your approval as soon as the new one is confirmed, unless you refuse before.",
        "If it was not you, refuse it there: every device is signed out, and you are mailed a link to set a new password.",
      ],
    }),
  };
}

/** To whoever has an account with the wanted address already: nobody else is to know that they do. */
export function takenEmailMail(to: string, { appName, publicUrl }: Names): Mail {
  return {
    to,
    subject: `You have a ${appName} account with this address`,
    ...emailTemplate(appName, {
      title: "This address has an account",
      before: [
        "Hello,",
        "somebody asked to use this address for another account. It belongs to yours, so nothing was changed.",
      ],
      action: { text: "Sign in", link: publicUrl + pagePath("signIn") },
      after: ["If it was you, sign in with this address. If not, there is nothing to do."],
    }),
  };
}

/** A last mail to the address that was left. */
export function oldEmailMail(
  { to, username, approved }: { to: string; username: string; approved: boolean },
  { appName, publicUrl }: Names,
): Mail {
  return {
    to,
    subject: `Your ${appName} address was changed`,
    ...emailTemplate(appName, {
      title: "Your address was changed",
      before: [
        `Hello ${username},`,
        approved
          ? "your account has another e-mail address now, as was approved through a link that was mailed to this one."
          : "your account has another e-mail address now, as was confirmed there. This one never was, so it was not asked.",
        "No more mails about your account will come here.",
      ],
      action: { text: `Open ${appName}`, link: publicUrl },
      after: [
        approved
          ? "If you did not approve it, somebody else reads your mails: secure this mailbox, then write to us."
          : "If it was not you, write to us.",
      ],
    }),
  };
}
