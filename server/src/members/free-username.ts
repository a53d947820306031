import { randomInt } from "node:crypto";
import { limits } from "@mindreel/contract/plain/limits";
import type { Db } from "#data/database.ts";
import { lookOf, nameOf } from "#domain/names/spelling.ts";
import { isUsernameTaken } from "./members.repository.ts";
import { usernameFault, usernameOf } from "./new-account.policy.ts";

/** Room for a space and the longest number. */
const suffix = 8;

const printable = (text: string): string =>
  nameOf(usernameOf(text).replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, ""))
    .slice(0, limits.username - suffix)
    .trim();

const isTaken = async (db: Db, username: string): Promise<boolean> =>
  (await isUsernameTaken(db, username)) || isUsernameTaken(db, lookOf(username));

/**
 * A username that nobody has: the first of these names that can be one and is free, else the first that can be one with
 * a random number, which is as short as it can be.
 */
export async function freeUsername(db: Db, names: readonly string[]): Promise<string> {
  const usable = [...names.map(printable), "member"].filter((name) => usernameFault(name) === undefined);
  for (const name of usable.slice(0, -1)) if (!(await isTaken(db, name))) return name;
  for (let digits = 2; ; digits++) {
    const username = `${usable[0]} ${randomInt(10 ** Math.min(digits, suffix - 1))}`;
    if (!(await isTaken(db, username))) return username;
  }
}
