import type { LoginBody } from "@mindreel/contract/accounts/sessions";
import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import type { NextRelease } from "#data/releases.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { sightOf, type Viewer } from "#domain/library/visibility.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { KnownDevicesService } from "#features/accounts/mechanisms/known-devices.service.ts";
import type {
  SecondFactorService,
  Verdict,
} from "#features/accounts/mechanisms/second-factor/second-factor.service.ts";
import * as members from "#members/members.repository.ts";
import { verifyPassword } from "#members/password.ts";
import { hashToken, newToken, sessionLifetimeDays } from "#security/authentication.ts";
import type { CurrentMember, MemberLists, WelcomedMember } from "./sessions.mapper.ts";
import * as sessions from "./sessions.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly nextRelease: NextRelease;
  readonly secondFactor: SecondFactorService;
  readonly knownDevices: KnownDevicesService;
  /** Saved and recently watched videos, from the engagement feature. */
  readonly listsOf: (viewer: Viewer) => Promise<MemberLists>;
  /** Redeems an offer of a free month, if it can be used. */
  readonly takeUpOffer: (userId: number, offer: string) => Promise<OfferOutcome>;
  readonly clock: () => Date;
}

/** A member as viewer of the library, in no particular language. */
const viewerOf = ({ id, isSuperuser, earlyAccess }: members.User): Viewer => ({ id, isSuperuser, earlyAccess });

/** Why the right password was not enough; `changed`: the password or the factors changed during the call. */
const refusals: Record<Exclude<Verdict, "passed"> | "changed", () => AppError> = {
  missing: () => new AppError("two_factor_required"),
  wrong: () => new AppError("two_factor_failed"),
  changed: () => new AppError("login_failed"),
};

export function createSessionsService(dependencies: Dependencies) {
  const { db, nextRelease, secondFactor, knownDevices, listsOf, takeUpOffer, clock } = dependencies;
  /** @throws AppError 404 */
  async function get(id: number): Promise<members.User> {
    const user = await members.byId(db, id);
    if (user === undefined) throw new AppError("not_found");
    return user;
  }

  return {
    /**
     * Signs in with email address and password, and opens a session.
     * @throws AppError 401: an unknown address, a wrong password and a blocked member get the same answer in the same
     * time; only the right password reveals that a code is needed
     */
    login: async (
      { email, password, code }: LoginBody,
      device: string,
    ): Promise<{ user: members.User; token: string }> => {
      const user = await members.byEmail(db, email);
      // Side by side: the password takes longer, so the time does not tell whether there is such a member.
      const [matches, isKnown] = await Promise.all([
        verifyPassword(user?.passwordHash, password),
        user !== undefined && knownDevices.isKnown(user.id, device),
      ]);
      if (user === undefined || !matches || !user.isActive) throw new AppError("login_failed");
      const token = newToken();
      const session = { tokenHash: hashToken(token), device, now: clock(), twoFactor: user.twoFactorAt !== null };
      const open = async (at: Db, commit: sessions.Commit) => {
        if (!(await sessions.openIfUnchanged(at, user, session, commit))) return "changed";
        if (!isKnown) await knownDevices.meet(at, user, session);
        return "passed";
      };
      const prove = () =>
        inTransaction(db, async (tx) => {
          const verdict = await secondFactor.check(tx, (await members.lock(tx, user.id)) ?? user, code);
          return verdict === "passed" ? open(tx, "durable") : verdict;
        });
      // A second factor that is set up meanwhile is a change, so the others need no transaction, unless there is a mail.
      const outcome = user.twoFactorAt === null && isKnown ? await open(db, "lazy") : await prove();
      if (outcome !== "passed") throw refusals[outcome]();
      return { user: { ...user, lastLogin: session.now }, token };
    },

    /**
     * The member's data after any kind of sign-in. Redeems an offer that they came with first.
     * @param signedIn the member's row after signing in, if it is known; otherwise it is read
     */
    welcome: async (userId: number, offer: string | undefined, signedIn?: members.User): Promise<WelcomedMember> => {
      const outcome = offer === undefined ? null : await takeUpOffer(userId, offer);
      const user = outcome === null && signedIn !== undefined ? signedIn : await get(userId);
      return { user, lists: await listsOf(viewerOf(user)), now: clock(), offer: outcome };
    },

    /** @throws AppError 404 */
    current: async (viewer: Viewer): Promise<CurrentMember> => {
      const now = clock();
      const { id } = viewer;
      const [user, lists] = await Promise.all([get(id), listsOf(viewer), nextRelease(sightOf(viewer), now)]);
      const { proExpiryDate } = user;
      const ends = proExpiryDate !== null && proExpiryDate > now ? proExpiryDate : null;
      recordDependency([`member ${id}`, `list ${id}`, "video"], ends);
      return { user, lists, now };
    },

    logout: (tokenHash: string) => sessions.endByToken(db, tokenHash),

    /** Removes sessions that expired because they were not used. */
    sweep: async (): Promise<void> => {
      await sessions.removeUnusedSince(db, new Date(clock().getTime() - sessionLifetimeDays * day));
      await sessions.keepLatest(db);
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
