import { pageSize } from "@mindreel/contract/plain/limits";
import type { Db } from "#data/database.ts";
import type { From, Listed } from "#data/paging.ts";
import { and, desc, eq, inArray, isNull, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { payments, subscriptions } from "#db/schema/billing.ts";
import { codes, codeUses } from "#db/schema/plans.ts";

export type CodeRow = typeof codes.$inferSelect;

const uses = sql<number>`(select count(*)::int from code_uses where code_id = codes.id)`;

/** The newest first, each with how often it was used. */
export async function all(db: Db): Promise<{ code: CodeRow; redeemed: number; username: string | null }[]> {
  return db
    .select({ code: codes, redeemed: uses, username: users.username })
    .from(codes)
    .leftJoin(users, eq(users.id, codes.memberId))
    .orderBy(desc(codes.id));
}

export async function wasUsed(db: Db, codeId: number, subscriptionId: string): Promise<boolean> {
  const use = and(eq(codeUses.codeId, codeId), eq(codeUses.subscriptionId, subscriptionId));
  return (await db.select({ id: codeUses.id }).from(codeUses).where(use)).length > 0;
}

export async function byId(db: Db, id: number): Promise<CodeRow | undefined> {
  return (await db.select().from(codes).where(eq(codes.id, id)))[0];
}

export async function byKey(db: Db, key: string): Promise<CodeRow | undefined> {
  return (
    await db
      .select()
      .from(codes)
      .where(eq(sql`${codes.key}::text`, key))
  )[0];
}

/** The code that is spelled so, unless it has ended. */
export async function byText(db: Db, code: string): Promise<{ code: CodeRow; redeemed: number } | undefined> {
  const found = await db
    .select({ code: codes, redeemed: uses })
    .from(codes)
    .where(and(eq(codes.code, code), isNull(codes.endedAt)));
  return found[0];
}

/** The code that only a member can use. */
export async function ofMember(db: Db, memberId: number): Promise<CodeRow | undefined> {
  return (await db.select().from(codes).where(eq(codes.memberId, memberId)))[0];
}

export async function insert(tx: Db, code: typeof codes.$inferInsert): Promise<CodeRow> {
  const [row] = await tx.insert(codes).values(code).returning();
  if (row === undefined) throw new Error("the code was not inserted");
  return row;
}

export async function end(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(codes)
    .set({ endedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.endedAt)));
}

/** The members whose subscriptions renew, and are for the plans and the currencies of a code that they have not used. */
export async function renewing(tx: Db, { id, planIds, amounts }: CodeRow): Promise<number[]> {
  const { userId, planId, renews, currency, id: subscriptionId } = subscriptions;
  const unused = sql`not exists (select from code_uses where code_id = ${id} and subscription_id = ${subscriptionId})`;
  const fits = and(
    renews,
    planIds === null ? undefined : inArray(planId, planIds),
    amounts === null ? undefined : inArray(currency, Object.keys(amounts)),
    unused,
  );
  return (await tx.select({ userId }).from(subscriptions).where(fits).groupBy(userId)).map((row) => row.userId);
}

/** How often a code was used. */
export async function redeemed(db: Db, id: number): Promise<number> {
  return (await db.select({ uses }).from(codes).where(eq(codes.id, id)))[0]?.uses ?? 0;
}

/** Records that a subscription began with a code, once. */
export async function noteUse(tx: Db, use: typeof codeUses.$inferInsert): Promise<void> {
  if ((await byId(tx, use.codeId)) !== undefined) await tx.insert(codeUses).values(use).onConflictDoNothing();
}

export async function hasPaid(db: Db, userId: number): Promise<boolean> {
  const paid = and(eq(payments.userId, userId), sql`${payments.amountPaid} > 0`);
  return (await db.select({ id: payments.id }).from(payments).where(paid).limit(1)).length > 0;
}

export interface UseRow extends Listed {
  readonly userId: number | null;
  readonly username: string | null;
  readonly subscription: string;
  readonly usedAt: Date;
  /** What was taken off what was paid for the subscription, until it used another code. */
  readonly takenOff: Record<string, number>;
}

const takenOff = sql<Record<string, number>>`(select coalesce(json_object_agg(each.currency, each.off), '{}') from (
  select p.currency, sum(p.amount_off)::int as off from payments p
  where p.subscription_id = code_uses.subscription_id and p.paid_at is not null and p.amount_off > 0
    and p.created_at >= code_uses.used_at - interval '1 minute'
    and not exists (select from code_uses later where later.subscription_id = code_uses.subscription_id
      and later.used_at > code_uses.used_at and later.used_at - interval '1 minute' <= p.created_at)
  group by p.currency) each)`;

/** A page of those who used a code and one extra row, newest first. */
export async function usesOf(db: Db, codeId: number, from: From): Promise<UseRow[]> {
  const total = sql<number>`(select count(*)::int from code_uses where code_id = ${codeId})`;
  const { id, subscriptionId: subscription, usedAt } = codeUses;
  return db
    .select({
      id,
      sortKey: sql<string>`${id}::text`,
      total,
      userId: users.id,
      username: users.username,
      subscription,
      usedAt,
      takenOff,
    })
    .from(codeUses)
    .leftJoin(users, eq(users.id, codeUses.userId))
    .where(and(eq(codeUses.codeId, codeId), "key" in from ? sql`${id} < ${from.key}::int` : undefined))
    .orderBy(desc(id))
    .limit(pageSize + 1)
    .offset("offset" in from ? from.offset : 0);
}
