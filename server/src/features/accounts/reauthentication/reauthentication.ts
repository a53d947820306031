import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { type Db, inTransaction } from "#data/database.ts";
import type { AccountsRepository, User } from "#features/accounts/members/members.repository.ts";
import { createPasswordCheck } from "#features/accounts/passwords/password-check.ts";
import type { SecondFactorRepository } from "#features/accounts/two-factor/second-factor.repository.ts";
import type { SecondFactor, Verdict } from "#features/accounts/two-factor/second-factor.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import type { Member } from "#security/authentication.ts";

interface Dependencies {
  readonly db: Db;
  readonly accounts: AccountsRepository;
  readonly repository: SecondFactorRepository;
  readonly secondFactor: SecondFactor;
  readonly passkeysOf: (tx: Db, userId: number) => Promise<readonly unknown[]>;
  readonly clock: () => Date;
}

/** How long signing in counts as a proof, for those without a password. */
const freshness = 15 * 60_000;

const wrongPassword = () => invalidInput({ current_password: ["This is not your password."] });

type Refusal = Exclude<Verdict, "passed">;

const refusals: Record<Refusal, () => AppError> = {
  missing: () => invalidInput({ code: ["This field is required."] }),
  wrong: () => invalidInput({ code: ["This code is not right, or was used already."] }),
};

/** Lets members change how they sign in, once it is proven anew that it is them. */
export function createProver({ db, accounts, repository, secondFactor, passkeysOf, clock }: Dependencies) {
  const isPassword = createPasswordCheck(db, clock);

  async function proveFirst({ id, tokenHash }: Member, { current_password }: Proof): Promise<User> {
    const user = await accounts.byId(id);
    if (user === undefined) throw new AppError("unauthenticated");
    if (user.passwordHash === null) {
      const opened = await repository.sessionOpenedAt(db, tokenHash);
      if (opened === undefined || clock().getTime() - opened.getTime() > freshness) throw new AppError("sign_in_again");
    } else if (!(await isPassword(user, current_password ?? ""))) throw wrongPassword();
    return user;
  }

  /** Where superusers need two factors, whoever has a passkey shows it before they add, or remove, any other factor. */
  async function demandPasskey(tx: Db, { lacksSecondFactor }: Member, user: User): Promise<void> {
    if (!lacksSecondFactor || user.twoFactorAt !== null) return;
    if ((await passkeysOf(tx, user.id)).length > 0) throw new AppError("passkey_required");
  }

  return {
    /**
     * Does the work with the member held, unless something was wrong with the proof.
     * @throws AppError 400 with the field at fault, 403 `sign_in_again` or `passkey_required`, 429
     */
    proven: async <T>(member: Member, proof: Proof, work: (tx: Db, user: User) => Promise<T>): Promise<T> => {
      const known = await proveFirst(member, proof);
      const outcome = await inTransaction<{ refusal: Refusal } | { result: T }>(db, async (tx) => {
        const user = await accounts.lock(tx, member.id);
        if (user === undefined || user.passwordHash !== known.passwordHash) throw wrongPassword();
        await demandPasskey(tx, member, user);
        const verdict = await secondFactor.check(tx, user, proof.code);
        return verdict === "passed" ? { result: await work(tx, user) } : { refusal: verdict };
      });
      if ("refusal" in outcome) throw refusals[outcome.refusal]();
      return outcome.result;
    },
  };
}

export type Prover = ReturnType<typeof createProver>;
