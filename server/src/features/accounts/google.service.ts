import { randomInt } from "node:crypto";
import { limits } from "@mindreel/contract/limits";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { hashToken, newToken } from "#platform/authentication.ts";
import { type Db, inTransaction, violatedUnique } from "#platform/database.ts";
import { AppError } from "#platform/errors.ts";
import { type Google, GoogleError, type GoogleIdentity } from "#ports/google.ts";
import type { GoogleRepository } from "./google.repository.ts";
import type { Notices } from "./notices.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly repository: GoogleRepository;
  readonly google: Google;
  readonly notices: Notices;
  readonly clock: () => Date;
}

interface SignedIn {
  readonly userId: number;
  readonly token: string;
  readonly created: boolean;
}

const refused = () => new AppError("google_failed");

export function createGoogleSignIn({ db, repository, google, notices, clock }: Dependencies) {
  /** The person's name, or what stands before the @, made free by a number where it is taken. */
  async function freeUsername(tx: Db, { name, email }: GoogleIdentity): Promise<string> {
    const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
    const wanted = (plain || (email.split("@")[0] ?? "member")).slice(0, limits.username - 8).trim();
    let username = wanted;
    while (await repository.usernameTaken(tx, username)) username = `${wanted} ${randomInt(10_000_000)}`;
    return username;
  }

  /** The account of a person; made where there is none. @throws AppError 400 */
  async function accountOf(tx: Db, person: GoogleIdentity): Promise<{ userId: number; created: boolean }> {
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
      return { userId, created: true };
    }
    if (!known.isActive || (known.googleSub !== null && known.googleSub !== person.sub)) throw refused();
    if (known.googleSub === null) {
      if (known.emailConfirmedAt === null) await repository.dropPassword(tx, known.id);
      await repository.link(tx, known.id, person.sub, now);
      await notices.tell(known, "google_linked", tx);
    }
    return { userId: known.id, created: false };
  }

  async function identify(accessToken: string): Promise<GoogleIdentity> {
    try {
      return await google.identify(accessToken);
    } catch (error) {
      if (error instanceof GoogleError) throw refused();
      throw error;
    }
  }

  const enter = (person: GoogleIdentity, device: string): Promise<SignedIn> =>
    inTransaction(db, async (tx) => {
      const token = newToken();
      const account = await accountOf(tx, person);
      await repository.openSession(tx, account.userId, { tokenHash: hashToken(token), device, now: clock() });
      return { ...account, token };
    });

  return {
    /**
     * Signs in by a token of Google, and up where there is no account with the address yet.
     * @throws AppError 400, whatever fails
     */
    signIn: async (accessToken: string, device: string): Promise<SignedIn> => {
      const person = await identify(accessToken);
      for (let attempt = 1; ; attempt++) {
        try {
          return await enter(person, device);
        } catch (error) {
          // Two first sign-ins at once: the second finds the account when it looks again.
          if (violatedUnique(error) === undefined || attempt === 5) throw error;
        }
      }
    },
  };
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;
