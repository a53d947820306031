import type { Db } from "#data/database.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import { createTally } from "#security/throttle.ts";
import { verifyPassword } from "./password.ts";

/** Wrong ones before the first wait, as with codes; a quarter of an hour wears one off. */
const patience = { free: 5, seconds: 15 * 60 };

/**
 * Asks members for their password again. Failures are counted by member, wherever the calls come from and whichever
 * they are: a stolen session is no place to guess. Signing in and reset links do not wait for it.
 */
export function createPasswordCheck(db: Db, clock: () => Date) {
  const tally = createTally(db, patience, clock);

  /** @throws TooSoon 429, whether it is right or not */
  return async ({ id, passwordHash }: Pick<User, "id" | "passwordHash">, given: string): Promise<boolean> => {
    const key = `password of member ${id}`;
    await tally.enter(key);
    const right = await verifyPassword(passwordHash, given);
    if (right) await tally.forget(key);
    return right;
  };
}
