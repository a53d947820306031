import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { minute } from "#domain/time/units-of-time.ts";
import { hashRecoveryCode, newRecoveryCodes } from "#features/accounts/mechanisms/second-factor/recovery-codes.ts";
import * as twoFactor from "#features/accounts/mechanisms/second-factor/second-factor.repository.ts";
import { secretBoxContext } from "#features/accounts/mechanisms/second-factor/second-factor.service.ts";
import { keyUri, newSecret, plainCode, stepOf } from "#features/accounts/mechanisms/second-factor/totp.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import * as passkeys from "#features/accounts/passkeys/passkeys.repository.ts";
import type { Reauthenticate } from "#features/accounts/reauthentication/reauthentication.service.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import * as members from "#members/members.repository.ts";
import type { Member } from "#security/authentication.ts";
import type { SecretBox } from "#security/secret-box.ts";

interface Dependencies {
  readonly db: Db;
  readonly reauthenticate: Reauthenticate;
  readonly secretBox: SecretBox;
  readonly notices: SecurityNoticesService;
  readonly config: Pick<Config, "appName" | "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

/** Time from showing the key to the first code, in milliseconds. */
const setupTime = 15 * minute;

/** Lets members turn two-factor sign-in on and off. */
export function createTwoFactorService(dependencies: Dependencies) {
  const { db, reauthenticate, secretBox, notices, config, clock } = dependencies;

  async function replaceRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(userId, code));
    await twoFactor.removeRecoveryCodes(tx, userId);
    await twoFactor.insertRecoveryCodes(tx, userId, hashes);
    return codes;
  }

  async function remove(tx: Db, userId: number): Promise<void> {
    await members.update(tx, userId, { twoFactorAt: null });
    await sessions.unmarkTwoFactor(tx, userId);
    await twoFactor.removeAuthenticator(tx, userId);
    await twoFactor.removeRecoveryCodes(tx, userId);
  }

  /** @throws AppError 409 */
  async function lockSettingUp(tx: Db, userId: number): Promise<{ user: members.User; sealedSecret: string }> {
    const user = await members.lock(tx, userId);
    if (user === undefined) throw new AppError("unauthenticated");
    if (user.twoFactorAt !== null) throw new AppError("two_factor_on");
    const authenticator = await twoFactor.findAuthenticator(tx, userId);
    if (authenticator === undefined || clock().getTime() - authenticator.createdAt.getTime() > setupTime) {
      throw new AppError("setup_expired");
    }
    return { user, sealedSecret: authenticator.sealedSecret };
  }

  return {
    /**
     * Creates a new key. Nothing changes until `confirm` receives a code generated from it.
     * @throws AppError 400, 403, 409
     */
    begin: (member: Member, proof: Proof): Promise<{ secret: string; uri: string }> =>
      reauthenticate(member, proof, async (tx, user) => {
        if (user.twoFactorAt !== null) throw new AppError("two_factor_on");
        // Otherwise someone who registered with a stranger's address could lock its owner out.
        if (user.emailConfirmedAt === null) throw new AppError("email_unconfirmed");
        const secret = newSecret();
        const sealedSecret = await secretBox.seal(secret, secretBoxContext(user.id));
        await twoFactor.saveAuthenticator(tx, user.id, sealedSecret, clock());
        return { secret, uri: keyUri(secret, config.appName, user.email) };
      }),

    /**
     * Turns two-factor sign-in on. Other sessions end: they were opened without a code.
     * @returns the recovery codes
     * @throws AppError 400 on `code`, 409
     */
    confirm: (member: Member, code: string): Promise<string[]> =>
      inTransaction(db, async (tx) => {
        const { user, sealedSecret } = await lockSettingUp(tx, member.id);
        const now = clock();
        const secret = await secretBox.open(sealedSecret, secretBoxContext(user.id));
        const step = stepOf(secret, plainCode(code), now);
        if (step === undefined) throw invalidInput({ code: [sentence(refusals, "wrongFirstCode")] });
        await members.update(tx, user.id, { twoFactorAt: now });
        await sessions.endOthers(tx, user.id, member.tokenHash);
        await sessions.markTwoFactor(tx, member.tokenHash);
        await twoFactor.recordSuccess(tx, user.id, step);
        await notices.plan(tx, user, "two_factor_on");
        return replaceRecoveryCodes(tx, user.id);
      }),

    /** @throws AppError 400, 403, 409, 429 */
    renewRecoveryCodes: (member: Member, proof: Proof): Promise<string[]> =>
      reauthenticate(member, proof, async (tx, user) => {
        if (user.twoFactorAt === null) throw new AppError("two_factor_off");
        await notices.plan(tx, user, "recovery_codes_renewed");
        return replaceRecoveryCodes(tx, user.id);
      }),

    /** @throws AppError 400, 403, 409, 429 */
    turnOff: (member: Member, proof: Proof): Promise<void> =>
      reauthenticate(member, proof, async (tx, user) => {
        if (user.twoFactorAt === null) throw new AppError("two_factor_off");
        if (user.isSuperuser && config.superusersNeedTwoFactors) throw new AppError("two_factor_mandatory");
        await remove(tx, user.id);
        await notices.plan(tx, user, "two_factor_off");
      }),

    /**
     * Lets a member who lost their app and recovery codes sign in with the password alone: removes two-factor sign-in
     * and passkeys, and ends every session.
     * @returns whether there was anything to reset
     * @throws AppError 404 when no account has this address
     */
    reset: async (email: string): Promise<boolean> => {
      const known = await members.byEmail(db, email);
      if (known === undefined) throw new AppError("not_found", () => `No account has the address ${email}.`);
      return inTransaction(db, async (tx) => {
        const user = await members.lock(tx, known.id);
        const removedPasskeys = await passkeys.removeAll(tx, known.id);
        if (user === undefined || (user.twoFactorAt === null && removedPasskeys === 0)) return false;
        await remove(tx, user.id);
        await sessions.endAll(tx, user.id);
        await notices.plan(tx, user, "two_factor_off");
        return true;
      });
    },
  };
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
