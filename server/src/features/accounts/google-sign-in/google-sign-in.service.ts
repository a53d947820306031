import type { Language } from "@mindreel/contract/plain/languages";
import { limits } from "@mindreel/contract/plain/limits";
import { errors as errorTexts } from "@mindreel/messages/wire";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { storable } from "#domain/storable.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { withoutUnproven } from "#features/accounts/email-confirmation/email-confirmation.repository.ts";
import type { KnownDevicesService } from "#features/accounts/mechanisms/known-devices.service.ts";
import {
  type SecondFactorService,
  TooManyCodes,
  type Verdict,
} from "#features/accounts/mechanisms/second-factor/second-factor.service.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import * as members from "#members/members.repository.ts";
import { freeUsername } from "#members/new-accounts.service.ts";
import { type Google, GoogleError, type GoogleIdentity } from "#ports/google.port.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import * as accounts from "./google-sign-in.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly links: OneTimeLinks;
  readonly google: Google;
  readonly secondFactor: SecondFactorService;
  readonly notices: SecurityNoticesService;
  readonly knownDevices: Pick<KnownDevicesService, "meet">;
  /** Records which terms and privacy policy a new member accepts. */
  readonly acceptLegal: (tx: Db, userId: number, version: number) => Promise<void>;
  /** Whether the site is closed to visitors: then only present accounts sign in. */
  readonly isClosed: () => Awaitable<boolean>;
  readonly clock: () => Date;
}

interface SignedIn {
  readonly userId: number;
  readonly token: string;
  /** Whether the account is new. */
  readonly created: boolean;
}

type Refusal = Exclude<Verdict, "passed">;

interface Attempt {
  readonly device: string;
  /** For members with two-factor sign-in. */
  readonly code: string | undefined;
  /** The language of a new account, until its owner chooses another. */
  readonly language: Language | undefined;
  /** The version of the terms that a new member accepts. */
  readonly acceptedLegal: number | undefined;
}

/** Concurrent first sign-ins violate a unique index; the loser finds the account when it retries. */
const maxAttempts = 5;

const failed = () => new AppError("google_failed");

const refusals: Record<Refusal, () => AppError> = {
  missing: () => new AppError("google_two_factor_required"),
  wrong: () => new AppError("google_two_factor_failed"),
};

export function createGoogleSignInService(dependencies: Dependencies) {
  const { db, links, google, secondFactor, notices, knownDevices, acceptLegal, isClosed, clock } = dependencies;

  async function identify(accessToken: string): Promise<GoogleIdentity> {
    try {
      return await google.identify(accessToken);
    } catch (error) {
      if (error instanceof GoogleError) throw failed();
      throw error;
    }
  }

  async function register(tx: Db, identity: GoogleIdentity, language: Language | undefined): Promise<number> {
    const now = clock();
    const user = await members.insert(tx, {
      username: await freeUsername(tx, [identity.name, identity.email.split("@")[0] ?? ""]),
      email: identity.email,
      passwordHash: null,
      isSuperuser: false,
      fullName: storable(identity.name.slice(0, limits.personName)),
      dateJoined: now,
      googleSub: identity.sub,
      ...(language && { language }),
      emailConfirmedAt: now,
    });
    return user.id;
  }

  /**
   * Hands an unconfirmed account to the owner of its address, whom Google vouches for. Invalidates the password, the
   * sessions and the reset links of the person who registered it, and undoes their other settings.
   */
  async function takeOver(tx: Db, userId: number): Promise<members.User | undefined> {
    await sessions.endAll(tx, userId);
    await links.end(tx, userId, ["password_reset"]);
    return members.update(tx, userId, { passwordHash: null, ...withoutUnproven });
  }

  async function linkAccount(tx: Db, user: members.User, sub: string): Promise<void> {
    const owned = user.emailConfirmedAt === null ? await takeOver(tx, user.id) : user;
    await accounts.link(tx, user.id, sub, clock());
    await notices.plan(tx, owned ?? user, "google_linked");
  }

  /**
   * The account of a Google identity, created if there is none.
   * @throws AppError 400
   */
  async function accountOf(
    tx: Db,
    identity: GoogleIdentity,
    { code, language }: Attempt,
  ): Promise<{ userId: number; created: boolean; twoFactor: boolean } | { refusal: Refusal }> {
    const user = (await accounts.lockBySub(tx, identity.sub)) ?? (await accounts.lockByEmail(tx, identity.email));
    if (user === undefined && (await isClosed())) {
      throw new AppError("google_failed", sentence(errorTexts, "site_closed"));
    }
    if (user === undefined) return { userId: await register(tx, identity, language), created: true, twoFactor: false };
    if (!user.isActive || (user.googleSub !== null && user.googleSub !== identity.sub)) throw failed();
    const verdict = await secondFactor.check(tx, user, code);
    if (verdict !== "passed") return { refusal: verdict };
    if (user.googleSub === null) await linkAccount(tx, user, identity.sub);
    return { userId: user.id, created: false, twoFactor: user.twoFactorAt !== null };
  }

  const openSession = (identity: GoogleIdentity, attempt: Attempt): Promise<SignedIn | { refusal: Refusal }> =>
    inTransaction(db, async (tx) => {
      const account = await accountOf(tx, identity, attempt);
      if ("refusal" in account) return account;
      const { userId, created, twoFactor } = account;
      const { acceptedLegal } = attempt;
      if (created && acceptedLegal !== undefined) await acceptLegal(tx, userId, acceptedLegal);
      const token = newToken();
      const session = { tokenHash: hashToken(token), device: attempt.device, now: clock(), twoFactor };
      await sessions.open(tx, userId, session);
      const user = await members.byId(tx, userId);
      if (user !== undefined) await knownDevices.meet(tx, user, session);
      return { userId, created, token };
    });

  return {
    /**
     * Signs in with a Google access token; registers the person if no account has their address.
     * @throws AppError 400 for every failure
     */
    signIn: async (accessToken: string, attempt: Attempt): Promise<SignedIn> => {
      const identity = await identify(accessToken);
      for (let count = 1; ; count++) {
        try {
          const outcome = await openSession(identity, attempt);
          if ("refusal" in outcome) throw refusals[outcome.refusal]();
          return outcome;
        } catch (error) {
          if (error instanceof TooManyCodes) throw new AppError("google_two_factor_failed", error.messageIn);
          if (violatedUnique(error) === undefined || count === maxAttempts) throw error;
        }
      }
    },
  };
}

export type GoogleSignInService = ReturnType<typeof createGoogleSignInService>;
