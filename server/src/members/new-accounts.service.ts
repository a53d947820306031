import { randomInt } from "node:crypto";
import type { Language } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { lookOf, nameOf } from "#domain/names/spelling.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import * as members from "./members.repository.ts";
import { isUsernameTaken } from "./members.repository.ts";
import { type NewAccount, newAccountFaults, usernameFault, usernameOf } from "./new-account.policy.ts";
import { commonPasswords, hashPassword } from "./password.ts";

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

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

interface Options {
  readonly isSuperuser: boolean;
  /** Whether the address needs no confirmation, for accounts that the operator creates. */
  readonly confirmed: boolean;
  /** The account's language, until its owner chooses another. */
  readonly language?: Language | undefined;
  /** For a superuser's account. */
  readonly audit?: Audit | undefined;
  /** Faults that the caller found, by field. */
  readonly faults?: Record<string, Sentence[]>;
  /** Runs in the transaction, before the account is created. */
  readonly before?: ((tx: Db) => Promise<void>) | undefined;
  /** Runs in the transaction, with the new account. */
  readonly after?: (tx: Db, userId: number) => Promise<void>;
}

/** Creates accounts that can sign in, for whoever registers and for the first superuser. */
export function createNewAccounts({ db, clock }: Dependencies) {
  /** Reports both fields when both are taken, although only one violated its index. */
  async function conflicts({ username, email }: NewAccount): Promise<Record<string, Sentence[]>> {
    return {
      ...(((await members.isUsernameTaken(db, username)) || (await members.isUsernameTaken(db, lookOf(username)))) && {
        username: [sentence(refusals, "usernameTaken")],
      }),
      ...((await members.byEmail(db, email)) !== undefined && {
        email: [sentence(refusals, "emailTaken")],
      }),
    };
  }

  /** @throws AppError 400 with the fields at fault */
  return async (asked: NewAccount, options: Options): Promise<members.User> => {
    const account = { ...asked, username: usernameOf(asked.username) };
    const { isSuperuser, confirmed, language, audit, before, after } = options;
    const faults = { ...newAccountFaults(account, await commonPasswords()), ...options.faults };
    // Another member's Latin one, in letters that look the same, which the index does not see.
    if (faults["username"] === undefined && (await members.isUsernameTaken(db, lookOf(account.username)))) {
      Object.assign(faults, await conflicts(account));
    }
    if (Object.keys(faults).length > 0) throw invalidInput(faults);
    const now = clock();
    const draft = {
      username: account.username,
      email: account.email,
      passwordHash: await hashPassword(account.password),
      isSuperuser,
      dateJoined: now,
      ...(language && { language }),
      emailConfirmedAt: confirmed ? now : null,
    };
    try {
      return await inTransaction(db, async (tx) => {
        await before?.(tx);
        const user = await members.insert(tx, draft);
        await after?.(tx, user.id);
        if (user.isSuperuser) await audit?.(tx, user.id, { name: user.username });
        return user;
      });
    } catch (error) {
      if (violatedUnique(error) === undefined) throw error;
      throw invalidInput(await conflicts(account));
    }
  };
}
