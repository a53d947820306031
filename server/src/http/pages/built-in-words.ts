import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuiltInWords } from "@mindreel/contract/rendering";
import { messagesIn } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";

/** All built-in messages in English, by id. Placeholders are the same in all languages. */
export async function builtInWords(root: string): Promise<ReadonlyMap<string, Message>> {
  const { builtIn }: BuiltInWords = await import(pathToFileURL(path.join(root, ".server/words.js")).href);
  return new Map(Object.entries(builtIn).flatMap(([beginning, messages]) => messagesIn(messages, beginning)));
}
