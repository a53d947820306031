import { type Db, filteredQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { ProviderSettlement } from "#ports/payments/provider-records.port.ts";

/** The currency that all figures are summed up in; null until it was first determined. */
export async function currency(db: Db): Promise<string | null> {
  return (await filteredQuery<{ currency: string | null }>(db, sql`select currency from sales`))[0]?.currency ?? null;
}

/** Sums up everything anew, in another currency. */
export async function changeCurrency(tx: Db, to: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('business_days'))`);
  await tx.execute(sql`update sales set currency = ${to}`);
  await tx.execute(sql`select count_business()`);
}

export type UnsettledRow = { readonly id: string; readonly paidAt: Date; readonly returnsSyncNumber: number };

/** Payments in other currencies whose settlement nobody has asked for. */
export const unsettled = (db: Db, own: string, limit: number): Promise<UnsettledRow[]> =>
  filteredQuery<UnsettledRow>(
    db,
    sql`select id, coalesce(paid_at, created_at) as paid_at, returns_sync_number::float8 as returns_sync_number
        from payments where (currency < ${own} or currency > ${own})
          and settlement_asked_at is null and amount_paid > 0 ${limitTo(limit)}`,
  );

/** Saves what was settled, if the payment's returns are still those that were read. */
export async function save(
  db: Db,
  { id, returnsSyncNumber }: UnsettledRow,
  found: ProviderSettlement | undefined,
  now: Date,
): Promise<void> {
  const { currency = null, amount = null, refunded = null, disputed = null } = found ?? {};
  await db.execute(
    sql`update payments set settlement_asked_at = ${now}, settled_currency = ${currency}, settled = ${amount},
          settled_refunded = ${refunded}, settled_disputed = ${disputed}
        where id = ${id} and returns_sync_number = ${returnsSyncNumber}`,
  );
}
