import type { PriceTax } from "@mindreel/contract/billing/plans";
import type { Db } from "#data/database.ts";
import { and, asc, eq, gt, isNull, or, sql } from "#db/orm.ts";
import { subscriptions } from "#db/schema/billing.ts";
import { plans, prices } from "#db/schema/plans.ts";

export { firstPlan } from "#db/schema/plans.ts";

export type PlanRow = typeof plans.$inferSelect;
export type PriceRow = typeof prices.$inferSelect;

/** All plans in their order. */
export const all = (db: Db): Promise<PlanRow[]> => db.select().from(plans).orderBy(asc(plans.position), asc(plans.id));

export const allPrices = (db: Db): Promise<PriceRow[]> => db.select().from(prices).orderBy(asc(prices.createdAt));

/** All plans, locked until the transaction ends, so that what is on sale changes one step at a time. */
export const lockAll = (tx: Db): Promise<PlanRow[]> => tx.select().from(plans).orderBy(asc(plans.id)).for("update");

export async function insert(tx: Db, plan: typeof plans.$inferInsert): Promise<PlanRow> {
  const [row] = await tx.insert(plans).values(plan).returning();
  if (row === undefined) throw new Error("the plan was not inserted");
  return row;
}

export async function update(tx: Db, id: number, changes: Partial<PlanRow>): Promise<void> {
  await tx.update(plans).set(changes).where(eq(plans.id, id));
}

/** Takes a plan's prices off sale: all, or those with the interval of the one that takes their place. */
export async function archivePrices(
  tx: Db,
  planId: number,
  now: Date,
  by?: Pick<PriceRow, "interval" | "intervalCount">,
): Promise<void> {
  const replaced = by && [eq(prices.interval, by.interval), eq(prices.intervalCount, by.intervalCount)];
  await tx
    .update(prices)
    .set({ archivedAt: now })
    .where(and(eq(prices.planId, planId), isNull(prices.archivedAt), ...(replaced ?? [])));
}

export async function archivePrice(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(prices)
    .set({ archivedAt: now })
    .where(and(eq(prices.id, id), isNull(prices.archivedAt)));
}

/** Adds a price, or puts one on sale again that has this id. */
export async function sell(tx: Db, price: typeof prices.$inferInsert): Promise<void> {
  await tx
    .insert(prices)
    .values(price)
    .onConflictDoUpdate({ target: prices.id, set: { archivedAt: null } });
}

/** The number of members by plan, price and status, of subscriptions whose time is not up and which were not returned. */
export function membersByStatus(db: Db, now: Date) {
  const { planId, priceId, amount, currency, interval, intervalCount, providerStatus, endsAt } = subscriptions;
  const price = { planId, priceId, amount, currency, interval, intervalCount };
  return db
    .select({ ...price, providerStatus, members: sql<number>`count(*)::int` })
    .from(subscriptions)
    .where(
      and(
        or(isNull(endsAt), gt(endsAt, now)),
        sql`not exists (select from payments p
      where p.subscription_id = subscriptions.id and p.id = subscriptions.latest_invoice_id and p.returned_at is not null)`,
      ),
    )
    .groupBy(...Object.values(price), providerStatus);
}

/** Where the provider's id of a price is stored, by how it is taxed. */
const providerIds = {
  none: "providerPriceId",
  inclusive: "inclusivePriceId",
  exclusive: "exclusivePriceId",
} as const satisfies Record<PriceTax, keyof PriceRow>;

export const providerIdOf = (price: PriceRow, tax: PriceTax): string | null => price[providerIds[tax]];

/** The price that the provider means, by its id for it or by our key. */
export async function priceAt(
  tx: Db,
  provider: { id: string; lookupKey: string | null },
): Promise<PriceRow | undefined> {
  const { lookupKey, createdAt } = prices;
  const key = provider.lookupKey?.replace(/-(inclusive|exclusive)$/, "");
  const byKey = key === undefined ? undefined : eq(lookupKey, key);
  const byId = Object.values(providerIds).map((column) => eq(prices[column], provider.id));
  const found = await tx
    .select()
    .from(prices)
    .where(or(...byId, byKey))
    .orderBy(asc(createdAt));
  return found.find((each) => Object.values(providerIds).some((column) => each[column] === provider.id)) ?? found[0];
}

export const priceById = async (db: Db, id: string): Promise<PriceRow | undefined> =>
  (await db.select().from(prices).where(eq(prices.id, id)))[0];

export const byKey = async (tx: Db, key: string): Promise<PlanRow | undefined> =>
  (
    await tx
      .select()
      .from(plans)
      .where(eq(sql`${plans.key}::text`, key))
  )[0];

/** Notes how a price and its plan are known at the provider. */
export async function noteSold(
  db: Db,
  price: PriceRow,
  sold: { id: string; name: string; tax: PriceTax },
): Promise<void> {
  await db
    .update(prices)
    .set({ [providerIds[sold.tax]]: sold.id })
    .where(eq(prices.id, price.id));
  await db.update(plans).set({ providerName: sold.name }).where(eq(plans.id, price.planId));
}

/** What the provider no longer has is made again at the next sale. */
export async function forgetSold(db: Db, id: string): Promise<void> {
  await db
    .update(prices)
    .set({ providerPriceId: null, inclusivePriceId: null, exclusivePriceId: null })
    .where(eq(prices.id, id));
}
