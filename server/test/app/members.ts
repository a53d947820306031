import { hash } from "@node-rs/argon2";
import type { Services } from "#app.ts";
import type { Database, Db } from "#data/database.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import * as memberRows from "#members/members.repository.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import type { Request } from "./request.ts";

export interface TestMember {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly token: string;
}

export type Role = "member" | "pro" | "superuser";

export const password = "a quiet lake at dawn";

/** Of the password. Verifying it costs a thousandth of a real one, which tests would pay hundreds of times. */
const cheapHash = await hash(password, { memoryCost: 8, timeCost: 1 });

interface Dependencies {
  readonly services: Services;
  readonly database: Database;
  readonly request: Request;
  readonly clock: () => Date;
}

/** Inserts a signed-in member, without the cost of hashing a password. */
export async function insertMember(db: Db, role: Role, name: string, now: Date): Promise<TestMember> {
  const email = `${name}@example.com`;
  const user = await memberRows.insert(db, {
    username: name,
    email,
    passwordHash: null,
    isSuperuser: role === "superuser",
    ...(role === "pro" && { proExpiryDate: new Date(now.getTime() + 365 * 86_400_000) }),
  });
  const token = newToken();
  await sessions.open(db, user.id, { tokenHash: hashToken(token), device: "", now });
  return { id: user.id, username: name, email, token };
}

export function createMembers({ services, database, request, clock }: Dependencies) {
  let made = 0;

  return {
    /** Signs in with the login call. */
    login: async (email: string, secret = password): Promise<string> => {
      const { body } = await request("POST /api/accounts/v1/login/", { body: { email, password: secret } });
      return (body as { token: string }).token;
    },

    /** Inserts a member who can sign in with the password, as the operator creates one. */
    register: async (role: Role = "member") => {
      const username = `${role}${++made}`;
      const now = clock();
      const user = await memberRows.insert(database.db, {
        ...{ username, email: `${username}@example.com`, passwordHash: cheapHash, isSuperuser: role === "superuser" },
        ...{ dateJoined: now, emailConfirmedAt: now },
      });
      if (role === "pro") await services.billing.entitlement.give(user.id, 365, "A year for a test", null);
      return user;
    },

    /** Inserts signed-in members. */
    members: async (role: Role, count: number): Promise<TestMember[]> =>
      Promise.all(Array.from({ length: count }, () => insertMember(database.db, role, `${role}${++made}`, clock()))),

    block: async (id: number): Promise<void> => {
      await database.pool.query("update users set is_active = false where id = $1", [id]);
    },
  };
}

/** The first item, which must exist. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error("the list is empty");
  return item;
}
