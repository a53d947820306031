import { createHmac, timingSafeEqual } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import { storageOf } from "#backup/storage/open.ts";
import { writeJson } from "#backup/storage/storage.ts";
import { derivedKey, type Store } from "./store.ts";

/** What a file says, if that has the expected form, and whose word it is. */
interface Read<Content> {
  readonly content: Content | undefined;
  readonly signature: "ours" | "wrong" | "none";
}

/** Of the path too, so that a file counts only in its place. */
const macOf = (key: string, file: string, content: object): Buffer =>
  createHmac("sha256", derivedKey(key, "signatures"))
    .update(`${file}\0${JSON.stringify(content)}`)
    .digest();

/** Writes a JSON file, signed if there is a key. */
export async function writeSigned(store: Store, file: string, content: object): Promise<void> {
  const signed =
    store.key === undefined ? content : { ...content, mac: macOf(store.key, file, content).toString("hex") };
  await writeJson(await storageOf(store), file, signed);
}

function parse(json: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function signatureOf(key: string | undefined, file: string, content: object, mac: unknown): Read<never>["signature"] {
  if (key === undefined || mac === undefined) return "none";
  const given = Buffer.from(String(mac), "hex");
  const expected = macOf(key, file, content);
  return given.length === expected.length && timingSafeEqual(given, expected) ? "ours" : "wrong";
}

/** Reads a JSON file that anybody may have written. @returns undefined if there is none */
export async function readSigned<Schema extends TSchema>(
  store: Store,
  file: string,
  schema: Schema,
): Promise<Read<Static<Schema>> | undefined> {
  const stored = await (await storageOf(store)).open(file);
  if (stored === null) return undefined;
  const { mac, ...content } = parse(await text(Readable.from(stored)));
  const signature = signatureOf(store.key, file, content, mac);
  return { content: Value.Check(schema, content) ? content : undefined, signature };
}

/** What a file says, if only we can have written it; without a key, nobody can tell. */
export async function readTrusted<Schema extends TSchema>(
  store: Store,
  file: string,
  schema: Schema,
): Promise<Static<Schema> | undefined> {
  const read = await readSigned(store, file, schema);
  return store.key === undefined || read?.signature === "ours" ? read?.content : undefined;
}
