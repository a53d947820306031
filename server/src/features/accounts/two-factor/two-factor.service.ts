import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { TwoFactorKey } from "@mindreel/contract/accounts/two-factor";
import type { Config } from "#config.ts";
import { type Db, inTransaction } from "#data/database.ts";
import type { AccountsRepository, User } from "#features/accounts/members/members.repository.ts";
import type { Prover } from "#features/accounts/reauthentication/reauthentication.ts";
import type { Notices } from "#features/accounts/security-notices/security-notices.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import type { Member } from "#security/authentication.ts";
import type { SecretBox } from "#security/secret-box.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import type { SecondFactorRepository } from "./second-factor.repository.ts";
import { secretBoxContext } from "./second-factor.ts";
import { keyUri, newSecret, stepOf } from "./totp.ts";

interface Dependencies {
  readonly db: Db;
  readonly accounts: AccountsRepository;
  readonly repository: SecondFactorRepository;
  readonly prover: Prover;
  readonly secretBox: SecretBox;
  readonly notices: Notices;
  readonly config: Pick<Config, "appName" | "superusersNeedTwoFactors">;
  readonly clock: () => Date;
  /** @returns how many there were */
  readonly removePasskeys: (tx: Db, userId: number) => Promise<number>;
}

/** From the key's first sight to the first code. */
const setupTime = 15 * 60_000;

/** Two-factor sign-in, as members turn it on and off for themselves. */
export function createTwoFactorService({
  db,
  accounts,
  repository,
  prover,
  secretBox,
  notices,
  config,
  clock,
  removePasskeys,
}: Dependencies) {
  async function giveRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await repository.replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(userId, code)),
    );
    return codes;
  }

  /** @throws AppError 409 */
  async function settingUp(tx: Db, userId: number): Promise<{ user: User; sealedSecret: string }> {
    const user = await accounts.lock(tx, userId);
    if (user === undefined) throw new AppError("unauthenticated");
    if (user.twoFactorAt !== null) throw new AppError("two_factor_on");
    const kept = await repository.authenticator(tx, userId);
    if (kept === undefined || clock().getTime() - kept.createdAt.getTime() > setupTime) {
      throw new AppError("setup_expired");
    }
    return { user, sealedSecret: kept.sealedSecret };
  }

  return {
    /**
     * Makes a new key, which counts for nothing until a code of it comes back.
     * @throws AppError 400, 403, 409
     */
    begin: (member: Member, proof: Proof): Promise<TwoFactorKey> =>
      prover.proven(member, proof, async (tx, user) => {
        if (user.twoFactorAt !== null) throw new AppError("two_factor_on");
        // Nobody locks an address with a key of theirs before its owner has come.
        if (user.emailConfirmedAt === null) throw new AppError("email_unconfirmed");
        const secret = newSecret();
        await repository.keep(tx, user.id, await secretBox.seal(secret, secretBoxContext(user.id)), clock());
        return { secret, uri: keyUri(secret, config.appName, user.email) };
      }),

    /** @throws AppError 400 on `code`, 409 */
    confirm: (member: Member, code: string): Promise<string[]> =>
      inTransaction(db, async (tx) => {
        const { user, sealedSecret } = await settingUp(tx, member.id);
        const now = clock();
        const step = stepOf(
          await secretBox.open(sealedSecret, secretBoxContext(user.id)),
          code.replaceAll(/\s/g, ""),
          now,
        );
        if (step === undefined)
          throw invalidInput({ code: ["This code is not right. Please enter the one that the app shows now."] });
        await repository.turnOn(tx, user.id, member.tokenHash, now);
        await repository.noteSuccess(tx, user.id, step);
        await notices.tell(user, "two_factor_on", tx);
        return giveRecoveryCodes(tx, user.id);
      }),

    /** @throws AppError 400, 403, 409, 429 */
    renewRecoveryCodes: (member: Member, proof: Proof): Promise<string[]> =>
      prover.proven(member, proof, async (tx, user) => {
        if (user.twoFactorAt === null) throw new AppError("two_factor_off");
        await notices.tell(user, "recovery_codes_renewed", tx);
        return giveRecoveryCodes(tx, user.id);
      }),

    /** @throws AppError 400, 403, 409, 429 */
    turnOff: (member: Member, proof: Proof): Promise<void> =>
      prover.proven(member, proof, async (tx, user) => {
        if (user.twoFactorAt === null) throw new AppError("two_factor_off");
        if (user.isSuperuser && config.superusersNeedTwoFactors) throw new AppError("two_factor_mandatory");
        await repository.turnOff(tx, user.id);
        await notices.tell(user, "two_factor_off", tx);
      }),

    /**
     * Lets whoever has lost app and recovery codes sign in by the password alone again: their passkeys are removed as
     * well, and every session ends.
     * @returns whether there was anything to reset
     * @throws AppError 404 where nobody has this address
     */
    reset: async (email: string): Promise<boolean> => {
      const known = await accounts.byEmail(email);
      if (known === undefined) throw new AppError("not_found", `Nobody has the address ${email}.`);
      return inTransaction(db, async (tx) => {
        const user = await accounts.lock(tx, known.id);
        const passkeys = await removePasskeys(tx, known.id);
        if (user === undefined || (user.twoFactorAt === null && passkeys === 0)) return false;
        await repository.turnOff(tx, user.id);
        await repository.endSessions(tx, user.id);
        await notices.tell(user, "two_factor_off", tx);
        return true;
      });
    },
  };
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
