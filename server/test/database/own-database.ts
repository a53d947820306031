import { inject } from "vitest";
import { atEnd } from "#test/run/at-end.ts";
import { dropDatabase, makeDatabase, withName } from "./database.ts";

let made = 0;

/** A database for the file or for the test that calls it: a copy of the migrated one, or empty. */
export async function ownDatabase({ empty = false } = {}): Promise<{ name: string; url: string }> {
  const { url, template } = inject("database");
  const name = `${template}_${process.pid}_${made++}`;
  await makeDatabase(url, name, empty ? undefined : template);
  atEnd(() => dropDatabase(url, name));
  return { name, url: withName(url, name) };
}
