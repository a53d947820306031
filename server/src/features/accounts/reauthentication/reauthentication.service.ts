import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refusals as messages } from "@mindreel/messages/accounts/accounts";
import { validation } from "@mindreel/messages/wire";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { since } from "#domain/time/clock.ts";
import { minute } from "#domain/time/units-of-time.ts";
import { createPasswordCheck } from "#features/accounts/mechanisms/password-check.ts";
import type {
  SecondFactorService,
  Verdict,
} from "#features/accounts/mechanisms/second-factor/second-factor.service.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import * as members from "#members/members.repository.ts";
import type { Member } from "#security/authentication.ts";

type User = members.User;

interface Dependencies {
  readonly db: Db;
  readonly secondFactor: SecondFactorService;
  readonly hasPasskey: (tx: Db, userId: number) => Promise<boolean>;
  readonly clock: () => Date;
}

/** How long a sign-in counts as proof for members without a password, in milliseconds. */
const freshness = 15 * minute;

const wrongPassword = () => invalidInput({ current_password: [sentence(messages, "wrongPassword")] });

type Refusal = Exclude<Verdict, "passed">;

const refusals: Record<Refusal, () => AppError> = {
  missing: () => invalidInput({ code: [sentence(validation, "required")] }),
  wrong: () => invalidInput({ code: [sentence(messages, "wrongCode")] }),
};

/** Makes signed-in members prove their identity again before a sensitive change. */
export function createReauthentication({ db, secondFactor, hasPasskey, clock }: Dependencies) {
  const isPassword = createPasswordCheck(db, clock);

  async function checkPassword({ id, tokenHash }: Member, { current_password }: Proof): Promise<User> {
    const user = await members.byId(db, id);
    if (user === undefined) throw new AppError("unauthenticated");
    if (user.passwordHash === null) {
      const openedAt = await sessions.openedAt(db, tokenHash);
      if (openedAt === undefined || since(openedAt, clock()) > freshness) {
        throw new AppError("sign_in_again");
      }
    } else if (!(await isPassword(user, current_password ?? ""))) throw wrongPassword();
    return user;
  }

  /** A superuser who must have two factors and owns a passkey has to sign in with it before changing any factor. */
  async function demandPasskey(tx: Db, { lacksSecondFactor }: Member, user: User): Promise<void> {
    if (!lacksSecondFactor || user.twoFactorAt !== null) return;
    if (await hasPasskey(tx, user.id)) throw new AppError("passkey_required");
  }

  /**
   * Checks the proof, then runs `work` with the member's row locked.
   * @throws AppError 400 with the field at fault, 403 `sign_in_again` or `passkey_required`, 429
   */
  return async <T>(member: Member, proof: Proof, work: (tx: Db, user: User) => Promise<T>): Promise<T> => {
    const known = await checkPassword(member, proof);
    const outcome = await inTransaction<{ refusal: Refusal } | { result: T }>(db, async (tx) => {
      const user = await members.lock(tx, member.id);
      if (user === undefined || user.passwordHash !== known.passwordHash) throw wrongPassword();
      await demandPasskey(tx, member, user);
      const verdict = await secondFactor.check(tx, user, proof.code);
      return verdict === "passed" ? { result: await work(tx, user) } : { refusal: verdict };
    });
    // Thrown only after the commit, because a failed attempt at a code has to be recorded.
    if ("refusal" in outcome) throw refusals[outcome.refusal]();
    return outcome.result;
  };
}

export type Reauthenticate = ReturnType<typeof createReauthentication>;
