import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Translated } from "@mindreel/contract/plain/languages";
import { messagesIn } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import { readTranslation } from "@mindreel/messages/translations";

const sources = path.resolve(import.meta.dirname, "../src");

/** Messages that one file exports under one name: what a script loads as a whole. */
export interface Group {
  /** In `messages/src`, without its extension: `catalogue/videos`. */
  readonly file: string;
  readonly name: string;
  /** Of the ids of its messages: `catalogue/videos:card.`, or `catalogue/videos:` for the file's `messages`. */
  readonly beginning: string;
  /** In English. */
  readonly messages: object;
}

export const sourceOf = (file: string) => path.join(sources, `${file}.ts`);

/**
 * The groups of a file, in their order there.
 * @param version a query that differs from before when the file may have changed since this process read it
 */
export async function groupsOf(file: string, version = ""): Promise<Group[]> {
  const source = sourceOf(file);
  const module: Readonly<Record<string, object>> = await import(`${pathToFileURL(source).href}${version}`);
  return [...readFileSync(source, "utf8").matchAll(/^export const (\w+)/gm)].flatMap(([, name = ""]) => {
    const messages = module[name];
    return messages === undefined
      ? []
      : [{ file, name, messages, beginning: `${file}:${name === "messages" ? "" : `${name}.`}` }];
  });
}

/** All groups, in the order of their files. */
export async function allGroups(): Promise<Group[]> {
  // The check of the structure plants files there meanwhile.
  const found = globSync("**/*.ts", { cwd: sources, exclude: ["planted/**"] });
  const files = found.map((file) => file.replace(/\.ts$/, "").replaceAll("\\", "/"));
  return (await Promise.all(files.sort().map((file) => groupsOf(file)))).flat();
}

/** All English messages by id. */
export const english = async (): Promise<ReadonlyMap<string, Message>> =>
  new Map((await allGroups()).flatMap(({ beginning, messages }) => messagesIn(messages, beginning)));

/** A message and its translation. */
export interface Entry {
  /** Its file, and its path in there: `catalogue/videos:card.play`. */
  readonly id: string;
  readonly english: Message;
  /** Undefined: not translated yet. */
  readonly own: Message | undefined;
}

/** All messages of a language, in the order of the English ones. */
export async function catalogue(language: Translated): Promise<Entry[]> {
  const texts = readTranslation(language);
  return [...(await english())].map(([id, message]) => ({ id, english: message, own: texts[id] }));
}
