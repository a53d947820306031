import type { PasswordBody, Security } from "@mindreel/contract/accounts/security";
import type { Config } from "#config.ts";
import { type Db, inTransaction } from "#data/database.ts";
import { toSecurity } from "#features/accounts/members/members.mapper.ts";
import type { AccountsRepository, User } from "#features/accounts/members/members.repository.ts";
import type { PasskeyRow } from "#features/accounts/passkeys/passkeys.repository.ts";
import { hashPassword, newPasswordFaults } from "#features/accounts/passwords/password.ts";
import { createPasswordCheck } from "#features/accounts/passwords/password-check.ts";
import type { Notices } from "#features/accounts/security-notices/security-notices.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import type { Member } from "#security/authentication.ts";
import type { SecurityRepository } from "./security.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly accounts: AccountsRepository;
  readonly repository: SecurityRepository;
  readonly recoveryCodesOf: (userId: number) => Promise<number>;
  readonly passkeysOf: (userId: number) => Promise<PasskeyRow[]>;
  readonly notices: Notices;
  readonly config: Pick<Config, "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

const wrong = () => invalidInput({ current_password: ["This is not your password."] });

/** What members do for the safety of their own account. */
export function createSecurityService({
  db,
  accounts,
  repository,
  recoveryCodesOf,
  passkeysOf,
  notices,
  config,
  clock,
}: Dependencies) {
  const isPassword = createPasswordCheck(db, clock);

  async function self({ id }: Member): Promise<User> {
    const user = await accounts.byId(id);
    if (user === undefined) throw new AppError("unauthenticated");
    return user;
  }

  return {
    show: async (member: Member): Promise<Security> => {
      const [user, sessions, recoveryCodes, passkeys] = await Promise.all([
        self(member),
        repository.sessions(member.id, clock()),
        recoveryCodesOf(member.id),
        passkeysOf(member.id),
      ]);
      const mandatory = config.superusersNeedTwoFactors;
      return toSecurity(user, { sessions, passkeys, recoveryCodes, mandatory }, member);
    },

    /**
     * Sets a new password; every other session ends.
     * @throws AppError 400 with the fields at fault, 429
     */
    changePassword: async (member: Member, body: PasswordBody): Promise<void> => {
      const user = await self(member);
      if (!(await isPassword(user, body.current_password))) throw wrong();
      const faults = newPasswordFaults(body, user);
      if (Object.keys(faults).length > 0) throw invalidInput(faults);
      const passwordHash = await hashPassword(body.new_password1);
      await inTransaction(db, async (tx) => {
        if (!(await repository.changePassword(tx, user, passwordHash, member.tokenHash))) throw wrong();
        await notices.tell(user, "password_changed", tx);
      });
    },

    /** @throws AppError 404 for somebody else's */
    signOut: async (member: Member, id: number): Promise<void> => {
      if (!(await repository.endSession(member.id, id))) throw new AppError("not_found");
    },

    signOutEverywhere: (member: Member) => repository.endSessions(member.id),
  };
}

export type SecurityService = ReturnType<typeof createSecurityService>;
