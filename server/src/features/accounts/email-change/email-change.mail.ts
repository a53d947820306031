import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config/config.ts";
import { emailTemplate } from "#mail/email-template.ts";
import { accountNamed, greeting } from "#mail/names.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

type Names = Pick<Config, "appName" | "publicUrl">;

interface Asked {
  readonly username: string;
  readonly email: string;
  readonly newEmail: string;
  readonly link: string;
  /** Whether the current address has to approve the change; one that was never confirmed does not. */
  readonly needsApproval: boolean;
}

/** To the new address, with the link that confirms it. */
export function newEmailMail({ username, newEmail, link, needsApproval }: Asked, { appName }: Names): Mail {
  return {
    to: newEmail,
    subject: `Confirm your new e-mail address for ${appName}`,
    ...emailTemplate(appName, {
      title: "Confirm your new e-mail address",
      before: [
        "Hello,",
        `someone asked to use this address for the ${accountNamed(appName, username)}. Please confirm that it is yours.`,
      ],
      action: { text: "Confirm the new address", link },
      after: [
        needsApproval
          ? "The link works once, within 24 hours. The address changes once this is confirmed and the current address approves."
          : "The link works once, within 24 hours. The address changes as soon as this is confirmed.",
        "If you did not ask for this, do nothing: without your confirmation nothing changes.",
      ],
    }),
  };
}

/** To the current address, with the link to approve or refuse the change. */
export function currentEmailMail({ username, email, newEmail, link, needsApproval }: Asked, { appName }: Names): Mail {
  return {
    to: email,
    subject: `Your ${appName} address is about to change`,
    ...emailTemplate(appName, {
      title: "Is this you?",
      before: [
        greeting(username),
        `someone who was signed in to your account asked to change its e-mail address to ${newEmail}.`,
      ],
      action: { text: "Approve or refuse", link },
      after: [
        needsApproval
          ? "The link works once, within 24 hours. Without your approval nothing changes."
          : "The link works once, within 24 hours. This address was never confirmed, so it changes without your approval as soon as the new one is confirmed, unless you refuse first.",
        "If it was not you, use the link to refuse: every device is then signed out, and we mail you a link to set a new password.",
      ],
    }),
  };
}

/** To the owner of an address that is already taken; the person who asked is not told, so that they cannot probe for members. */
export function takenEmailMail(to: string, { appName, publicUrl }: Names): Mail {
  return {
    to,
    subject: `You have a ${appName} account with this address`,
    ...emailTemplate(appName, {
      title: "This address has an account",
      before: [
        "Hello,",
        "someone asked to use this address for another account. It already belongs to yours, so nothing was changed.",
      ],
      action: { text: "Sign in", link: publicUrl + pagePath("signIn") },
      after: ["If it was you, sign in with this address. If not, there is nothing to do."],
    }),
  };
}

/** The last mail to the address that was replaced. */
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
        greeting(username),
        approved
          ? "your account now has another e-mail address, as approved through a link that was mailed to this one."
          : "your account now has another e-mail address, which was confirmed. This one never was, so its approval was not needed.",
        "We will send no more mails about your account here.",
      ],
      action: { text: `Open ${appName}`, link: publicUrl },
      after: [
        approved
          ? "If you did not approve it, someone else is reading your mail: secure this mailbox, then write to us."
          : "If it was not you, write to us.",
      ],
    }),
  };
}
