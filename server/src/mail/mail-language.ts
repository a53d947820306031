import { type Language, languageOf, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Config } from "#config/config.ts";

/** What mails say of the site, and the languages that they come in. */
export type MailSettings = Pick<Config, "appName" | "publicUrl" | "languages" | "ownMails">;

/** Who a mail is for; empty, or no language: they never said. */
export interface Reader {
  readonly language?: string | undefined;
}

/** The language of a mail: its reader's, if the site has it, or the site's own. */
export function mailLanguage({ language = "" }: Reader, { languages }: Pick<MailSettings, "languages">): Language {
  const theirs = languageOf(language);
  return theirs !== undefined && languages.includes(theirs) ? theirs : (languages[0] ?? sourceLanguage);
}
