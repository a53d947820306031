import { type Language, languageOf, sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Config } from "#config/config.ts";

/** The site's details that mails mention, and the languages that they come in. */
export type MailSettings = Pick<Config, "appName" | "publicUrl" | "languages" | "ownMails">;

/** The reader of a mail; an empty or missing language: unknown. */
export interface Reader {
  readonly language?: string | undefined;
}

/** The language of a mail: its reader's if the site has it, or else the site's own. */
export function mailLanguage({ language = "" }: Reader, { languages }: Pick<MailSettings, "languages">): Language {
  const theirs = languageOf(language);
  return theirs !== undefined && languages.includes(theirs) ? theirs : (languages[0] ?? sourceLanguage);
}
