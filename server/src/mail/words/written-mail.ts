import {
  faultsOfMail,
  linkLine,
  type MailName,
  type MailWords,
  type PlacesOf,
  paragraphsOf,
} from "@mindreel/contract/plain/kinds/mails";
import type { Language } from "@mindreel/contract/plain/languages";
import { filledIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { emailTemplate } from "#mail/email-template.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import { greeting, holdsAddress } from "#mail/names.ts";
import type { EmailContent } from "#mail/rendered-template.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import { builtInWords } from "./built-in-words.ts";

/** The placeholders of every mail, or those set by `link` and `username`. */
type KnownPlace = "app" | "greeting" | "name" | "link";

/** The values of exactly those placeholders that a mail has in addition. */
type Places<M extends MailName> = { readonly [P in Exclude<PlacesOf<M>, KnownPlace>]: string };

export interface Written<M extends MailName> {
  readonly language: Language;
  /** The name in the greeting; absent: a greeting without a name. */
  readonly username?: string;
  /** The link of the button. */
  readonly link: string;
  readonly places: Places<M>;
  readonly footer?: EmailContent["footer"];
  readonly cards?: { readonly html: string; readonly text: string };
}

type Values = Readonly<Record<string, string>>;

/** A line that consists of one placeholder is replaced as a whole, since it is not part of a sentence. */
function filledLine(language: Language, line: string, values: Values): string {
  const [, place] = /^\{(\w+)\}$/.exec(line) ?? [];
  return place === undefined ? filledIn(language, line, values) : (values[place] ?? "");
}

/** A mail's words with placeholders filled in. Values are not scanned for placeholders again. */
export function filledWords({ subject, title, text, button }: MailWords, language: Language, values: Values) {
  const lines = paragraphsOf(text);
  const at = lines.indexOf(linkLine);
  const filled = (some: readonly string[]) =>
    some.map((line) => filledLine(language, line, values)).filter((paragraph) => paragraph !== "");
  return {
    subject: filledIn(language, subject, values),
    title: filledIn(language, title, values),
    before: filled(lines.slice(0, at)),
    action: { text: filledIn(language, button, values), link: values["link"] ?? "" },
    after: filled(lines.slice(at + 1)),
  };
}

/** The owner's words, unless they are invalid, as those from another version of the server may be. */
function ownWords(mail: MailName, language: Language, { ownMails }: MailSettings): MailWords | undefined {
  const words = ownMails?.words(mail, language);
  return words === undefined || faultsOfMail(mail, words).length > 0 ? undefined : words;
}

/** A mail in the owner's words, if there are any, or in the built-in ones. */
export function writtenMail<M extends MailName>(
  mail: M,
  given: Written<M>,
  settings: MailSettings,
  words: MailWords = ownWords(mail, given.language, settings) ?? builtInWords(mail, given.language),
): Pick<Mail, "subject" | "html" | "text"> {
  const { language, username, link, places, footer, cards } = given;
  const { appName: app, ownMails } = settings;
  const isNamed = username !== undefined && !holdsAddress(username);
  const { subject, ...content } = filledWords(words, language, {
    ...places,
    ...{ app, link },
    greeting: username === undefined ? inLanguage(frame, language).greeting : greeting(username, language),
    name: isNamed ? username : inLanguage(frame, language).somebody,
  });
  const signature = ownMails?.signature ?? undefined;
  return {
    subject,
    ...emailTemplate(app, {
      ...{ language, ...content },
      ...(footer !== undefined && { footer }),
      ...(signature !== undefined && { signature }),
      ...(cards !== undefined && { cards }),
    }),
  };
}
