import { longDayOf } from "@mindreel/contract/plain/days";
import { type Language, localeOf } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { notices } from "@mindreel/messages/accounts/security";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { holdsAddress } from "#mail/names.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";

/** Changes that an account's owner is notified of, in case someone else made them. */
export const securityChanges = [
  "new_sign_in",
  "password_changed",
  "google_linked",
  "two_factor_on",
  "two_factor_off",
  "recovery_codes_renewed",
  "recovery_code_used",
  "passkey_added",
  "passkey_removed",
  "codes_guessed",
  "email_changed",
  "second_address_changed",
  "superuser_made",
  "superuser_unmade",
] as const;
export type SecurityChange = (typeof securityChanges)[number];

export interface SecurityNotice extends Reader {
  readonly email: string;
  readonly username: string;
  readonly change: SecurityChange;
  readonly passkeys?: NamedPasskeys;
  /** The kind of device of a new sign-in; empty: unknown. */
  readonly device?: string;
}

interface NamedPasskey {
  readonly name: string;
  /** In ISO 8601. */
  readonly createdAt: string;
}

/** The account's passkeys when its password was changed, which keeps them unless their removal was requested. */
interface NamedPasskeys {
  readonly passkeys: readonly NamedPasskey[];
  readonly removed: boolean;
}

/** Omits names that contain addresses, because whoever took over the account may have chosen them. */
function listOf(passkeys: readonly NamedPasskey[], language: Language): string {
  const words = inLanguage(notices, language);
  const listed = passkeys.map(({ name, createdAt }) => {
    const day = longDayOf(createdAt, language);
    return holdsAddress(name)
      ? formatIn(language, words.unnamedPasskey, { day })
      : formatIn(language, words.passkey, { name, day });
  });
  return new Intl.ListFormat(localeOf(language), { type: "unit" }).format(listed);
}

export function securityNoticeMail(notice: SecurityNotice, settings: MailSettings): Mail {
  const {
    email,
    username,
    change,
    device,
    passkeys: { passkeys, removed } = { passkeys: [], removed: false },
  } = notice;
  const { publicUrl } = settings;
  const language = mailLanguage(notice, settings);
  const words = inLanguage(notices, language);
  const list = listOf(passkeys, language);
  const kept = list !== "" && !removed;
  const places = {
    change: formatIn(language, words.changes[change].text, { device: device || words.unknownDevice }),
    passkeys: removed
      ? formatIn(language, words.passkeysRemoved, { list })
      : kept
        ? formatIn(language, words.passkeysKept, { list, page: publicUrl + pagePath("security") })
        : "",
    advice: kept ? words.setPasswordOrRemove : words.setPassword,
  };
  const footer = { text: words.whySignIn, action: words.chooseNotices, link: publicUrl + pagePath("notices") };
  const given = {
    ...{ language, username, places },
    link: publicUrl + pagePath("forgotPassword"),
    // The only one of these that can be refused: the others are rare, and each is a change of the account.
    ...(change === "new_sign_in" && { footer }),
  };
  return { to: email, ...writtenMail(change, given, settings) };
}
