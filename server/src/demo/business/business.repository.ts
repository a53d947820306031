import type { PgTable } from "drizzle-orm/pg-core";
import { type Db, hotQuery } from "#data/database.ts";
import { getTableColumns, getTableName, sql } from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/admin.ts";
import { checkouts, customers, paymentEvents, payments, reconciliations, subscriptions } from "#db/schema/billing.ts";
import { campaigns, deliveries } from "#db/schema/campaigns.ts";
import { watchDays, watchTotals } from "#db/schema/figures.ts";
import { likes, lists, listVideos } from "#db/schema/library/engagement.ts";
import { videoRetention } from "#db/schema/library/playback.ts";
import { offers, subscribers } from "#db/schema/newsletter.ts";
import { entitlementHistory, freeTime } from "#db/schema/pro-time.ts";

/** Rows of the tables that a year of business fills. */
export interface Year {
  readonly users: readonly (typeof users.$inferInsert)[];
  readonly subscribers: readonly (typeof subscribers.$inferInsert)[];
  readonly offers: readonly (typeof offers.$inferInsert)[];
  readonly freeTime: readonly (typeof freeTime.$inferInsert)[];
  readonly customers: readonly (typeof customers.$inferInsert)[];
  readonly checkouts: readonly (typeof checkouts.$inferInsert)[];
  readonly subscriptions: readonly (typeof subscriptions.$inferInsert)[];
  readonly payments: readonly (typeof payments.$inferInsert)[];
  readonly paymentEvents: readonly (typeof paymentEvents.$inferInsert)[];
  readonly entitlementHistory: readonly (typeof entitlementHistory.$inferInsert)[];
  readonly reconciliations: readonly (typeof reconciliations.$inferInsert)[];
  readonly watchDays: readonly (typeof watchDays.$inferInsert)[];
  readonly watchTotals: readonly (typeof watchTotals.$inferInsert)[];
  readonly retention: readonly (typeof videoRetention.$inferInsert)[];
  readonly lists: readonly (typeof lists.$inferInsert)[];
  readonly listVideos: readonly (typeof listVideos.$inferInsert)[];
  readonly likes: readonly (typeof likes.$inferInsert)[];
  readonly campaigns: readonly (typeof campaigns.$inferInsert)[];
  readonly deliveries: readonly (typeof deliveries.$inferInsert)[];
  readonly auditLog: readonly (typeof auditLog.$inferInsert)[];
}

/** Whether there has been any business yet. */
export async function hasBusiness(db: Db): Promise<boolean> {
  return (await hotQuery(db, sql`select from subscribers limit 1`)).length > 0;
}

export async function reserve(
  tx: Db,
  wanted: { users: number; subscribers: number; grants: number; campaigns: number },
) {
  return {
    users: await reserveIds(tx, users, wanted.users),
    subscribers: await reserveIds(tx, subscribers, wanted.subscribers),
    offers: await reserveIds(tx, offers, wanted.subscribers),
    freeTime: await reserveIds(tx, freeTime, wanted.grants),
    campaigns: await reserveIds(tx, campaigns, wanted.campaigns),
  };
}

/** Inserts everything in an order that satisfies foreign keys. Triggers update counts and daily figures as usual. */
export async function insertYear(tx: Db, year: Year): Promise<void> {
  await insertAll(tx, users, year.users);
  await insertAll(tx, subscribers, year.subscribers);
  await insertAll(tx, offers, year.offers);
  await insertAll(tx, freeTime, year.freeTime);
  await insertAll(tx, customers, year.customers);
  await insertAll(tx, checkouts, year.checkouts);
  await insertAll(tx, subscriptions, year.subscriptions);
  await insertAll(tx, payments, year.payments);
  await insertAll(tx, paymentEvents, year.paymentEvents);
  await insertAll(tx, entitlementHistory, year.entitlementHistory);
  await insertAll(tx, reconciliations, year.reconciliations);
  await insertAll(tx, watchDays, year.watchDays);
  await insertAll(tx, watchTotals, year.watchTotals);
  await insertAll(tx, videoRetention, year.retention);
  await insertAll(tx, lists, year.lists);
  await insertAll(tx, listVideos, year.listVideos);
  await insertAll(tx, likes, year.likes);
  await insertAll(tx, campaigns, year.campaigns);
  await insertAll(tx, deliveries, year.deliveries);
  await insertAll(tx, auditLog, year.auditLog);
}

/** Records that a provider no longer has some videos. */
export async function noteGone(tx: Db, oids: readonly string[], at: Date): Promise<void> {
  await hotQuery(
    tx,
    sql`update video_health h set state = 'gone', asked_at = ${at}, answered_at = ${at}
        from videos v where v.id = h.video_id and v.oid = any(${sql.param(oids)}::text[])`,
  );
}

/** Dates a member's notices a minute after their videos were added, instead of now. @param readUntil older ones are read */
export async function dateNotices(tx: Db, userId: number, readUntil: Date): Promise<void> {
  await hotQuery(
    tx,
    sql`update notices n set created_at = v.published_at + interval '1 minute',
          read_at = case when v.published_at < ${readUntil}::timestamptz then v.published_at + interval '1 hour' end
        from videos v where v.id = n.video_id and n.user_id = ${userId}`,
  );
}

/**
 * Inserts any number of rows in one statement, so that triggers see them as a whole. All rows have the same fields;
 * other columns get their defaults.
 */
async function insertAll<T extends PgTable>(tx: Db, table: T, rows: readonly T["$inferInsert"][]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const named = Object.keys(first).flatMap((field) => columns[field]?.name ?? []);
  const json = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columns[field]?.name, value])),
  );
  const list = sql.join(
    named.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await hotQuery(
    tx,
    sql`insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, ${JSON.stringify(json)}::json)`,
  );
}

/** Takes ids from the table's sequence, so that nobody else gets them. */
async function reserveIds(tx: Db, table: PgTable, count: number): Promise<number[]> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  const rows = await hotQuery<{ id: number }>(
    tx,
    sql`select nextval(${sequence})::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
