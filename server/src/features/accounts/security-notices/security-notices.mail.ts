import { longDayOf } from "@mindreel/contract/wire/days";
import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config/config.ts";
import { emailTemplate } from "#mail/email-template.ts";
import { greeting, holdsAddress } from "#mail/names.ts";
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
  readonly passkeys?: PasskeysThen;
}

interface NamedPasskey {
  readonly name: string;
  /** In ISO 8601. */
  readonly createdAt: string;
}

/** The account's passkeys at a change of its password, which leaves them as they are unless asked. */
interface PasskeysThen {
  readonly passkeys: readonly NamedPasskey[];
  readonly removed: boolean;
}

type Names = Pick<Config, "appName" | "publicUrl">;

const contents: Record<SecurityChange, (appName: string) => { title: string; text: string }> = {
  password_changed: (appName) => ({
    title: `Your ${appName} password was changed`,
    text: "The password of your account was just changed, and all other devices were signed out.",
  }),
  google_linked: (appName) => ({
    title: `Google now signs you in to ${appName}`,
    text: "You can now sign in to your account with the Google account of this address.",
  }),
  two_factor_on: (appName) => ({
    title: `Two-factor sign-in is on at ${appName}`,
    text: "Signing in now asks for a code from your authenticator app, and all other devices were signed out.",
  }),
  two_factor_off: (appName) => ({
    title: `Two-factor sign-in is off at ${appName}`,
    text: "Signing in no longer asks for a code from your authenticator app.",
  }),
  recovery_codes_renewed: (appName) => ({
    title: `New recovery codes for ${appName}`,
    text: "New recovery codes were created for your account. The old ones no longer work.",
  }),
  recovery_code_used: (appName) => ({
    title: `A recovery code of your ${appName} account was used`,
    text: "One of your recovery codes was used instead of a code from your authenticator app. It cannot be used again.",
  }),
  passkey_added: (appName) => ({
    title: `A passkey was added to your ${appName} account`,
    text: "Your account now has a new passkey to sign in with. If you did not add it, remove it on your Security page.",
  }),
  passkey_removed: (appName) => ({
    title: `A passkey was removed from your ${appName} account`,
    text: "One of your passkeys was removed and can no longer be used to sign in.",
  }),
  codes_guessed: (appName) => ({
    title: `Wrong codes for your ${appName} account`,
    text: "Someone who has your password entered several wrong codes in a row. They now have to wait before they can try again.",
  }),
  email_changed: (appName) => ({
    title: `Your ${appName} address was changed`,
    text: "Your account now has another e-mail address, which was confirmed by a link that we sent to it.",
  }),
  second_address_changed: (appName) => ({
    title: `The second address of your ${appName} account was changed`,
    text: "The second e-mail address of your account was replaced or removed. Mails about your account's security no longer go to the old one.",
  }),
};

export const securityChanges = Object.keys(contents) as readonly SecurityChange[];

/** Without addresses: whoever took over the account may have chosen the names. */
const listOf = (passkeys: readonly NamedPasskey[]): string =>
  passkeys
    .map(({ name, createdAt }) => {
      const day = longDayOf(createdAt);
      return holdsAddress(name) ? `one of ${day}` : `“${name}” of ${day}`;
    })
    .join(", ");

export function securityNoticeMail(notice: SecurityNotice, { appName, publicUrl }: Names): Mail {
  const { email, username, change, passkeys: { passkeys, removed } = { passkeys: [], removed: false } } = notice;
  const { title, text } = contents[change](appName);
  const list = listOf(passkeys);
  const page = publicUrl + pagePath("security");
  const kept = list !== "" && !removed;
  return {
    to: email,
    subject: title,
    ...emailTemplate(appName, {
      title,
      before: [
        greeting(username),
        text,
        ...(kept ? [`These passkeys go on signing in: ${list}. Remove any that is not yours on ${page}`] : []),
        ...(removed ? [`These passkeys were removed as well: ${list}.`] : []),
        "If this was you, there is nothing to do.",
      ],
      action: { text: "It was not me", link: publicUrl + pagePath("forgotPassword") },
      after: [
        `Set a new password there right away. This signs out every device${kept ? ", and lets you remove the passkeys as well" : ""}.`,
      ],
    }),
  };
}
