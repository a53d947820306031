import type { PasswordBody } from "@mindreel/contract/accounts/security";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Config } from "#config/config.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { day } from "#domain/time/units-of-time.ts";
import { createPasswordCheck } from "#features/accounts/mechanisms/password-check.ts";
import * as twoFactor from "#features/accounts/mechanisms/second-factor/second-factor.repository.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import * as passkeys from "#features/accounts/passkeys/passkeys.repository.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import * as members from "#members/members.repository.ts";
import { commonPasswords, hashPassword, newPasswordFaults } from "#members/password.ts";
import { type Member, sessionLifetimeDays } from "#security/authentication.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import type { SecurityOverview } from "./security.mapper.ts";
import * as passwords from "./security.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly links: OneTimeLinks;
  readonly notices: SecurityNoticesService;
  readonly config: Pick<Config, "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

const wrongPassword = () => invalidInput({ current_password: [sentence(refusals, "wrongPassword")] });

/** When the first of the sessions expires, if it is not used. */
function firstToEnd(all: readonly sessions.Session[]): Date | null {
  const used = all.map(({ lastUsedAt }) => lastUsedAt.getTime());
  return used.length === 0 ? null : new Date(Math.min(...used) + sessionLifetimeDays * day);
}

/** Shows members the security of their account, changes their password and signs out devices. */
export function createSecurityService({ db, links, notices, config, clock }: Dependencies) {
  const isPassword = createPasswordCheck(db, clock);

  async function self({ id }: Member): Promise<members.User> {
    const user = await members.byId(db, id);
    if (user === undefined) throw new AppError("unauthenticated");
    return user;
  }

  async function read(member: Member, now: Date): Promise<SecurityOverview> {
    const [user, ownSessions, ownPasskeys, recoveryCodes] = await Promise.all([
      self(member),
      sessions.ofMember(db, member.id, now),
      passkeys.ofMember(db, member.id),
      twoFactor.countRecoveryCodes(db, member.id),
    ]);
    const twoFactorMandatory = config.superusersNeedTwoFactors && user.isSuperuser;
    return { user, sessions: ownSessions, passkeys: ownPasskeys, recoveryCodes, twoFactorMandatory };
  }

  return {
    show: async (member: Member): Promise<SecurityOverview> => {
      const overview = await read(member, clock());
      recordDependency([`member ${member.id}`, `security ${member.id}`], firstToEnd(overview.sessions));
      return overview;
    },

    /**
     * Sets a new password. Ends every other session and every reset link.
     * @throws AppError 400 with the fields at fault, 429
     */
    changePassword: async (member: Member, body: PasswordBody): Promise<void> => {
      const user = await self(member);
      if (!(await isPassword(user, body.current_password))) throw wrongPassword();
      const faults = newPasswordFaults(body, user, await commonPasswords());
      if (Object.keys(faults).length > 0) throw invalidInput(faults);
      const passwordHash = await hashPassword(body.new_password1);
      await inTransaction(db, async (tx) => {
        if (!(await passwords.replace(tx, user, passwordHash))) throw wrongPassword();
        await sessions.endOthers(tx, user.id, member.tokenHash);
        await links.end(tx, user.id, ["password_reset"]);
        const kept = await passkeys.ofMember(tx, user.id);
        await notices.plan(tx, user, "password_changed", { removed: false, passkeys: kept });
      });
    },

    /** @throws AppError 404 for a session that is not the member's own */
    signOut: async (member: Member, id: number): Promise<void> => {
      if (!(await sessions.endOne(db, member.id, id))) throw new AppError("not_found");
    },

    signOutEverywhere: (member: Member) => sessions.endAll(db, member.id),
  };
}

export type SecurityService = ReturnType<typeof createSecurityService>;
