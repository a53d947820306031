import { globSync } from "node:fs";
import path from "node:path";
import type { Language, Translated } from "@mindreel/contract/plain/languages";
import { messagesIn } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";

const root = path.resolve(import.meta.dirname, "../src");

/** A message and its translation. */
export interface Entry {
  /** Its area and its key: `catalogue/card:play`. */
  readonly id: string;
  readonly english: Message;
  readonly own: Message;
}

export const fileOf = (area: string, language: Language) => path.join(root, area, `${language}.ts`);

async function read(area: string, language: Language): Promise<ReturnType<typeof messagesIn>> {
  const { messages } = await import(fileOf(area, language));
  return messagesIn(messages);
}

async function entriesOf(area: string, language: Translated): Promise<Entry[]> {
  const [english, own] = await Promise.all([read(area, "en"), read(area, language)]);
  const translated = new Map(own);
  return english.flatMap(([key, message]) => {
    const translation = translated.get(key);
    return translation === undefined ? [] : [{ id: `${area}:${key}`, english: message, own: translation }];
  });
}

/** All messages of a language, by area and in the order of the English ones. */
export async function catalogue(language: Translated): Promise<Entry[]> {
  const areas = globSync("**/en.ts", { cwd: root }).map((file) => path.dirname(file));
  return (await Promise.all(areas.sort().map((area) => entriesOf(area, language)))).flat();
}
