import { randomInt } from "node:crypto";
import { limits } from "@mindreel/contract/limits";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { hashToken, newToken } from "#platform/authentication.ts";
import { type Db, inTransaction, violatedUnique } from "#platform/database.ts";
import { AppError } from "#platform/errors.ts";
import { type Google, GoogleError, type GoogleIdentity } from "#ports/google.ts";
import type { GoogleRepository } from "./google.repository.ts";
import { hashPassword } from "./password.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly repository: GoogleRepository;
  readonly google: Google;
  readonly clock: () => Date;
}

interface SignedIn {
  readonly userId: number;
  readonly token: string;
  readonly created: boolean;
}

const refused = () => new AppError("google_failed");

export function createGoogleSignIn({ db, repository, google, clock }: Dependencies) {
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
        passwordHash: await hashPassword(newToken()),
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
      if (known.emailConfirmedAt === null) {
        await repository.dropPassword(tx, known.id, await hashPassword(newToken()));
      }
      await repository.link(tx, known.id, person.sub, now);
    }
    return { userId: known.id, created: false };
  }

  return {
    /**
     * Signs in by a token of Google, and up where there is no account with the address yet.
     * @throws AppError 400, whatever fails
     */
    signIn: async (accessToken: string): Promise<SignedIn> => {
      try {
        const person = await google.identify(accessToken);
        const token = newToken();
        const account = await inTransaction(db, async (tx) => {
          const found = await accountOf(tx, person);
          await repository.openSession(tx, found.userId, hashToken(token), clock());
          return found;
        });
        return { ...account, token };
      } catch (error) {
        // Two first sign-ins at once: the second finds the account when it is tried again.
        if (error instanceof GoogleError || violatedUnique(error) !== undefined) throw refused();
        throw error;
      }
    },
  };
}

export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;
