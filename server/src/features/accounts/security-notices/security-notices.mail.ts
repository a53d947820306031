import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config.ts";
import { emailTemplate } from "#mail/email-template.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** What an account's owner is mailed about, in case it was not their doing. */
export type SecurityChange =
  | "password_changed"
  | "google_linked"
  | "two_factor_on"
  | "two_factor_off"
  | "recovery_codes_renewed"
  | "recovery_code_used"
  | "codes_guessed"
  | "email_changed"
  | "second_address_changed"
  | "passkey_added"
  | "passkey_removed";

export interface SecurityNotice {
  readonly email: string;
  readonly username: string;
  readonly change: SecurityChange;
}

type Names = Pick<Config, "appName" | "publicUrl">;

const contents: Record<SecurityChange, (appName: string) => { title: string; text: string }> = {
  password_changed: (appName) => ({
    title: `Your ${appName} password was changed`,
    text: "The password of your account was changed just now, and other devices are signed out.",
  }),
  google_linked: (appName) => ({
    title: `Google now signs you in to ${appName}`,
    text: "Your account can now be opened with the Google account of this address.",
  }),
  two_factor_on: (appName) => ({
    title: `Two-factor sign-in is on at ${appName}`,
    text: "Signing in now asks for a code of your authenticator app, and other devices are signed out.",
  }),
  two_factor_off: (appName) => ({
    title: `Two-factor sign-in is off at ${appName}`,
    text: "Signing in no longer asks for a code of your authenticator app.",
  }),
  recovery_codes_renewed: (appName) => ({
    title: `New recovery codes for ${appName}`,
    text: "New recovery codes were made for your account. The ones of before no longer work.",
  }),
  recovery_code_used: (appName) => ({
    title: `A recovery code of your ${appName} account was used`,
    text: "One of your recovery codes was used in place of a code of your authenticator app, and is used up now.",
  }),
  passkey_added: (appName) => ({
    title: `A passkey was added to your ${appName} account`,
    text: "Your account can now be opened with a new passkey. If it is not yours, remove it on your Security page.",
  }),
  passkey_removed: (appName) => ({
    title: `A passkey was removed from your ${appName} account`,
    text: "One of the passkeys of your account no longer opens it.",
  }),
  codes_guessed: (appName) => ({
    title: `Wrong codes for your ${appName} account`,
    text: "Someone who has your password entered several wrong codes in a row, and now has to wait before the next one.",
  }),
  email_changed: (appName) => ({
    title: `Your ${appName} address was changed`,
    text: "Your account has another e-mail address now, confirmed by a link that was mailed there.",
  }),
  second_address_changed: (appName) => ({
    title: `The second address of your ${appName} account was changed`,
    text: "The second e-mail address of your account was replaced or removed. Mails about your account's safety no longer go to the one before.",
  }),
};

export const securityChanges = Object.keys(contents) as readonly SecurityChange[];

export function securityNoticeMail({ email, username, change }: SecurityNotice, { appName, publicUrl }: Names): Mail {
  const { title, text } = contents[change](appName);
  return {
    to: email,
    subject: title,
    ...emailTemplate(appName, {
      title,
      before: [`Hello ${username},`, text, "If it was you, there is nothing to do."],
      action: { text: "It was not me", link: publicUrl + pagePath("forgotPassword") },
      after: ["Then set a new password there at once: it signs out every device."],
    }),
  };
}
