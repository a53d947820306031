import type { Db } from "#data/database.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import type { Notices } from "#features/accounts/security-notices/security-notices.ts";
import { inWords, TooSoon } from "#http/errors.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import type { SecondFactorRepository } from "./second-factor.repository.ts";
import { stepOf } from "./totp.ts";

interface Dependencies {
  readonly repository: SecondFactorRepository;
  readonly secretBox: SecretBox;
  readonly notices: Notices;
  readonly clock: () => Date;
}

/** What came of a code. */
export type Verdict = "passed" | "missing" | "wrong";

/** So many codes were wrong that this one was not looked at. */
export class TooManyCodes extends TooSoon {
  constructor(wait: number) {
    const message = `Too many wrong codes. Please wait ${inWords(wait)}, or use one of your recovery codes.`;
    super(wait, "rate_limited", message);
  }
}

/** Wrong codes in a row before the first wait, which doubles with each further one. */
const patience = 5;
const firstWait = 30_000;
const longestWait = 15 * 60_000;

export const secretBoxContext = (userId: number): string => `authenticator ${userId}`;

/** The second step of signing in, and of whatever else needs it. */
export function createSecondFactor({ repository, secretBox, notices, clock }: Dependencies) {
  /** A recovery code never waits: so whoever guesses at the app's codes cannot keep the owner out. */
  async function checkRecoveryCode(tx: Db, user: User, code: string): Promise<Verdict> {
    if (!(await repository.useRecoveryCode(tx, user.id, hashRecoveryCode(user.id, code)))) return "wrong";
    await notices.tell(user, "recovery_code_used", tx);
    return "passed";
  }

  async function noteWrong(tx: Db, user: User, failures: number): Promise<Verdict> {
    const wait = Math.min(firstWait * 2 ** (failures - patience), longestWait);
    await repository.noteFailure(
      tx,
      user.id,
      failures,
      failures < patience ? null : new Date(clock().getTime() + wait),
    );
    if (failures === patience) await notices.tell(user, "codes_guessed", tx);
    return "wrong";
  }

  async function checkAppCode(tx: Db, user: User, code: string): Promise<Verdict> {
    const kept = await repository.authenticator(tx, user.id);
    if (kept === undefined) return "wrong";
    const now = clock();
    const wait = ((kept.retryAt ?? now).getTime() - now.getTime()) / 1000;
    if (wait > 0) throw new TooManyCodes(Math.ceil(wait));
    const step = stepOf(await secretBox.open(kept.sealedSecret, secretBoxContext(user.id)), code, now);
    if (step === undefined) return noteWrong(tx, user, kept.failures + 1);
    // Seen over somebody's shoulder: no guess, and no way in.
    if (kept.lastStep !== null && step <= kept.lastStep) return "wrong";
    await repository.noteSuccess(tx, user.id, step);
    return "passed";
  }

  return {
    /**
     * Uses up a code of a member, if they need one. What it writes down counts whatever comes of it: throw for a
     * verdict only after the transaction.
     * @param user held by the transaction
     * @throws TooManyCodes having written nothing
     */
    check: async (tx: Db, user: User, given: string | undefined): Promise<Verdict> => {
      if (user.twoFactorAt === null) return "passed";
      const code = (given ?? "").replaceAll(/\s/g, "");
      if (code === "") return "missing";
      return /^\d{6}$/.test(code) ? checkAppCode(tx, user, code) : checkRecoveryCode(tx, user, code);
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
