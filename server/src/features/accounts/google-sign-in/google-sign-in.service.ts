import { randomInt } from "node:crypto";
import { limits } from "@mindreel/contract/wire/limits";
import { type Db, inTransaction, violatedUnique } from "#data/database.ts";
import type { Notices } from "#features/accounts/security-notices/security-notices.ts";
import { type SecondFactor, TooManyCodes, type Verdict } from "#features/accounts/two-factor/second-factor.ts";
import { AppError } from "#http/errors.ts";
import { type Google, GoogleError, type GoogleIdentity } from "#ports/google/google.port.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import type { GoogleRepository } from "./google-sign-in.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: GoogleRepository;
  readonly google: Google;
  readonly secondFactor: SecondFactor;
  readonly notices: Notices;
  readonly clock: () => Date;
}

interface SignedIn {
  readonly userId: number;
  readonly token: string;
  readonly created: boolean;
}

type Refusal = Exclude<Verdict, "passed">;
/** `code`: what came along for two-factor sign-in. */
interface Entrance {
  readonly device: string;
  readonly code: string | undefined;
}

const refused = () => new AppError("google_failed");

const refusals: Record<Refusal, () => AppError> = {
  missing: () => new AppError("google_two_factor_required"),
  wrong: () => new AppError("google_two_factor_failed"),
};

export function createGoogleSignIn({ db, repository, google, secondFactor, notices, clock }: Dependencies) {
  /** The person's name, or what stands before the @, made free by a number where it is taken. */
  async function freeUsername(tx: Db, { name, email }: GoogleIdentity): Promise<string> {
    const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
    const wanted = (plain || (email.split("@")[0] ?? "member")).slice(0, limits.username - 8).trim();
    let username = wanted;
    while (await repository.usernameTaken(tx, username)) username = `${wanted} ${randomInt(10_000_000)}`;
    return username;
  }

  /** The account of a person; made where there is none. @throws AppError 400 */
  async function accountOf(
    tx: Db,
    person: GoogleIdentity,
    code: string | undefined,
  ): Promise<{ userId: number; created: boolean; twoFactor: boolean } | { refusal: Refusal }> {
    const now = clock();
    const known = (await repository.bySub(tx, person.sub)) ?? (await repository.byEmail(tx, person.email));
    if (known === undefined) {
      const userId = await repository.insert(tx, {
        username: await freeUsername(tx, person),
        email: person.email,
        passwordHash: null,
        isSuperuser: false,
        fullName: person.name.slice(0, limits.personName),
        dateJoined: now,
        googleSub: person.sub,
        emailConfirmedAt: now,
      });
      return { userId, created: true, twoFactor: false };
    }
    if (!known.isActive || (known.googleSub !== null && known.googleSub !== person.sub)) throw refused();
    const verdict = await secondFactor.check(tx, known, code);
    if (verdict !== "passed") return { refusal: verdict };
    if (known.googleSub === null) {
      const proven = known.emailConfirmedAt === null ? await repository.dropPassword(tx, known.id) : known;
      await repository.link(tx, known.id, person.sub, now);
      await notices.tell(proven ?? known, "google_linked", tx);
    }
    return { userId: known.id, created: false, twoFactor: known.twoFactorAt !== null };
  }

  async function identify(accessToken: string): Promise<GoogleIdentity> {
    try {
      return await google.identify(accessToken);
    } catch (error) {
      if (error instanceof GoogleError) throw refused();
      throw error;
    }
  }

  const enter = (person: GoogleIdentity, { device, code }: Entrance): Promise<SignedIn | { refusal: Refusal }> =>
    inTransaction(db, async (tx) => {
      const token = newToken();
      const account = await accountOf(tx, person, code);
      if ("refusal" in account) return account;
      const { userId, created, twoFactor } = account;
      await repository.openSession(tx, userId, { tokenHash: hashToken(token), device, now: clock(), twoFactor });
      return { userId, created, token };
    });

  return {
    /**
     * Signs in by a token of Google, and up where there is no account with the address yet.
     * @throws AppError 400, whatever fails
     */
    signIn: async (accessToken: string, entrance: Entrance): Promise<SignedIn> => {
      const person = await identify(accessToken);
      for (let attempt = 1; ; attempt++) {
        try {
          const outcome = await enter(person, entrance);
          if ("refusal" in outcome) throw refusals[outcome.refusal]();
          return outcome;
        } catch (error) {
          if (error instanceof TooManyCodes) throw new AppError("google_two_factor_failed", error.message);
          // Two first sign-ins at once: the second finds the account when it looks again.
          if (violatedUnique(error) === undefined || attempt === 5) throw error;
        }
      }
    },
  };
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;
