import type { Db } from "#data/database.ts";
import { and, eq, inArray } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { customers } from "#db/schema/billing.ts";

/** The part of a member's account that billing needs. */
export interface Account {
  readonly email: string;
  readonly emailConfirmedAt: Date | null;
  readonly name: string;
  readonly language: string;
  readonly isSuperuser: boolean;
  readonly proExpiryDate: Date | null;
}

export async function account(db: Db, userId: number): Promise<Account | undefined> {
  const { email, emailConfirmedAt, username: name, language, isSuperuser, proExpiryDate } = users;
  const columns = { email, emailConfirmedAt, name, language, isSuperuser, proExpiryDate };
  return (await db.select(columns).from(users).where(eq(users.id, userId)))[0];
}

export async function isBlockedOrBeingDeleted(db: Db, userId: number): Promise<boolean> {
  const columns = { isActive: users.isActive, deletionAt: users.deletionAt };
  const [member] = await db.select(columns).from(users).where(eq(users.id, userId));
  return member !== undefined && (!member.isActive || member.deletionAt !== null);
}

export async function ofMember(db: Db, userId: number): Promise<string | undefined> {
  return (await db.select().from(customers).where(eq(customers.userId, userId)))[0]?.customerId;
}

export async function memberOf(db: Db, customerId: string): Promise<number | undefined> {
  return (await db.select().from(customers).where(eq(customers.customerId, customerId)))[0]?.userId;
}

/** Members by customer id. */
export async function membersOf(db: Db, customerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(customers)
    .where(inArray(customers.customerId, [...customerIds]));
  return new Map(rows.map(({ customerId, userId }) => [customerId, userId]));
}

/** Binds a member to a customer. @returns the customer that was bound first */
export async function bind(db: Db, userId: number, customerId: string, now: Date): Promise<string> {
  await db.insert(customers).values({ userId, customerId, createdAt: now }).onConflictDoNothing();
  return (await ofMember(db, userId)) ?? customerId;
}

export async function unbind(db: Db, userId: number, customerId: string): Promise<void> {
  await db.delete(customers).where(and(eq(customers.userId, userId), eq(customers.customerId, customerId)));
}
