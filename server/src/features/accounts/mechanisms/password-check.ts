import type { Db } from "#data/database.ts";
import type { User } from "#members/members.repository.ts";
import { verifyPassword } from "#members/password.ts";
import { createTally } from "#security/throttle.ts";

/** Allows as many failures before the first wait as for codes; one is forgiven every 15 minutes. */
const allowance = { free: 5, seconds: 15 * 60 };

/**
 * Checks the password of signed-in members. Failures count per member, across networks and calls, so that a stolen
 * session cannot be used to guess the password. Signing in and password resets are not affected.
 */
export function createPasswordCheck(db: Db, clock: () => Date) {
  const tally = createTally(db, allowance, clock);

  /** @throws TooSoon 429, whether or not the password is right */
  return async ({ id, passwordHash }: Pick<User, "id" | "passwordHash">, given: string): Promise<boolean> => {
    const key = `password of member ${id}`;
    await tally.enter(key);
    const right = await verifyPassword(passwordHash, given);
    if (right) await tally.forget(key);
    return right;
  };
}
