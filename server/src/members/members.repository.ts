import { type Db, prepared } from "#data/database.ts";
import { emailKey, sameEmail } from "#data/email-key.ts";
import { and, eq, isNull, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";

export type User = typeof users.$inferSelect;
export type NewUser = Pick<User, "username" | "email" | "passwordHash" | "isSuperuser"> & Partial<User>;

const withId = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("member by id"),
);

export async function byId(db: Db, id: number): Promise<User | undefined> {
  return (await withId(db).execute({ id }))[0];
}

const withEmail = prepared((db) =>
  db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${sql.placeholder("email")}`)
    .prepare("member by email"),
);

export async function byEmail(db: Db, email: string): Promise<User | undefined> {
  return (await withEmail(db).execute({ email: emailKey(email) }))[0];
}

/** Locks the row until the transaction ends. */
export async function lock(tx: Db, id: number): Promise<User | undefined> {
  return (await tx.select().from(users).where(eq(users.id, id)).for("update"))[0];
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const sameName = sql`lower(${users.username}) = lower(${username})`;
  return (await db.select({ id: users.id }).from(users).where(sameName)).length > 0;
}

/** @throws a unique violation of `users_email_key` or `users_username_key` */
export async function insert(db: Db, user: NewUser): Promise<User> {
  const [created] = await db.insert(users).values(user).returning();
  if (created === undefined) throw new Error("an insert returned no row");
  return created;
}

/**
 * @param change at least one column
 * @returns the row after the change
 */
export async function update(db: Db, id: number, change: Partial<NewUser>): Promise<User | undefined> {
  return (await db.update(users).set(change).where(eq(users.id, id)).returning())[0];
}

/** One of a member's two addresses. */
export type EmailKind = "email" | "secondary_email";

export const emailColumn = { email: users.email, secondary_email: users.secondaryEmail };
export const confirmedAtColumn = { email: users.emailConfirmedAt, secondary_email: users.secondaryEmailConfirmedAt };

/** Confirms an address, provided that it is still the member's. @returns false if nothing changed */
export async function setConfirmed(
  tx: Db,
  userId: number,
  kind: EmailKind,
  email: string,
  now: Date,
): Promise<boolean> {
  const proof = kind === "email" ? { emailConfirmedAt: now } : { secondaryEmailConfirmedAt: now };
  const theirs = and(eq(users.id, userId), isNull(confirmedAtColumn[kind]), sameEmail(emailColumn[kind], email));
  return (await tx.update(users).set(proof).where(theirs).returning({ id: users.id })).length > 0;
}
