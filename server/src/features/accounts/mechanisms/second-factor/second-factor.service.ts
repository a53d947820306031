import { secondFactor } from "@mindreel/messages/accounts/two-factor";
import type { Db } from "#data/database.ts";
import { inWords, TooSoon } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { isAhead, latestPast } from "#domain/time/clock.ts";
import { minute } from "#domain/time/units-of-time.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import type { User } from "#members/members.repository.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import * as twoFactor from "./second-factor.repository.ts";
import { isAppCode, plainCode, stepAt, stepOf } from "./totp.ts";

interface Dependencies {
  readonly secretBox: SecretBox;
  readonly notices: SecurityNoticesService;
  readonly clock: () => Date;
}

export type Verdict = "passed" | "missing" | "wrong";

/** After too many wrong codes, the next one is refused without being checked. */
export class TooManyCodes extends TooSoon {
  constructor(wait: number) {
    super(wait, "rate_limited", (language) =>
      sentence(secondFactor, "tooManyCodes", { time: inWords(wait, language) })(language),
    );
  }
}

/** Consecutive wrong codes that lead to the first wait; each further one doubles it. */
const freeFailures = 5;
/** In milliseconds. */
const firstWait = 30_000;
const longestWait = 15 * minute;

/** Milliseconds to wait; 0 if `retryAt` is further ahead than the longest wait, as only a wrong clock sets it. */
function waitOf(retryAt: Date | null, now: Date): number {
  if (retryAt === null || isAhead(new Date(retryAt.getTime() - longestWait), now)) return 0;
  return retryAt.getTime() - now.getTime();
}

/** Whether this time step's code or a later one was already accepted. A recorded step in the future is ignored. */
const isReplayed = (step: number, last: number | null, now: Date): boolean =>
  last !== null && step <= last && last <= stepAt(latestPast(now));

/** Binds a sealed secret to its owner, so that it cannot be opened for another member. */
export const secretBoxContext = (userId: number): string => `authenticator ${userId}`;

/** Checks the second factor, at sign-in and at reauthentication. */
export function createSecondFactorService({ secretBox, notices, clock }: Dependencies) {
  /** Recovery codes are never throttled: guesses at app codes must not lock the owner out. */
  async function checkRecoveryCode(tx: Db, user: User, code: string): Promise<Verdict> {
    if (!(await twoFactor.useRecoveryCode(tx, user.id, hashRecoveryCode(user.id, code)))) return "wrong";
    await notices.plan(tx, user, "recovery_code_used");
    return "passed";
  }

  async function rejectCode(tx: Db, user: User, failures: number): Promise<Verdict> {
    const wait = Math.min(firstWait * 2 ** (failures - freeFailures), longestWait);
    const retryAt = failures < freeFailures ? null : new Date(clock().getTime() + wait);
    await twoFactor.recordFailure(tx, user.id, failures, retryAt);
    if (failures === freeFailures) await notices.plan(tx, user, "codes_guessed");
    return "wrong";
  }

  async function checkAppCode(tx: Db, user: User, code: string): Promise<Verdict> {
    const authenticator = await twoFactor.findAuthenticator(tx, user.id);
    if (authenticator === undefined) return "wrong";
    const now = clock();
    const wait = waitOf(authenticator.retryAt, now);
    if (wait > 0) throw new TooManyCodes(Math.ceil(wait / 1000));
    const step = stepOf(await secretBox.open(authenticator.sealedSecret, secretBoxContext(user.id)), code, now);
    if (step === undefined) return rejectCode(tx, user, authenticator.failures + 1);
    // A replayed code is refused but not counted as a guess, because it was valid once.
    if (isReplayed(step, authenticator.lastStep, now)) return "wrong";
    await twoFactor.recordSuccess(tx, user.id, step);
    return "passed";
  }

  return {
    /**
     * Checks and uses up a code, for members with two-factor sign-in. A failure is recorded in `tx`: commit before
     * throwing because of the verdict.
     * @param user locked by the transaction
     * @throws TooManyCodes before anything is written
     */
    check: async (tx: Db, user: User, given: string | undefined): Promise<Verdict> => {
      if (user.twoFactorAt === null) return "passed";
      const code = plainCode(given ?? "");
      if (code === "") return "missing";
      return isAppCode(code) ? checkAppCode(tx, user, code) : checkRecoveryCode(tx, user, code);
    },
  };
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
