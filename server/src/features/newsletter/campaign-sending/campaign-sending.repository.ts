import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

export const schedule = (tx: Db, id: number, sendAt: Date) =>
  hotQuery(tx, sql`update campaigns set state = 'scheduled', send_at = ${sendAt}::timestamptz where id = ${id}`);

export const unschedule = (tx: Db, id: number) =>
  hotQuery(tx, sql`update campaigns set state = 'draft', send_at = null where id = ${id}`);

export const begin = (tx: Db, id: number, now: Date) =>
  hotQuery(tx, sql`update campaigns set state = 'sending', begun_at = ${now}::timestamptz where id = ${id}`);

export const setState = (tx: Db, id: number, state: "sending" | "paused") =>
  hotQuery(tx, sql`update campaigns set state = ${state}, trouble = null where id = ${id}`);

export const end = (tx: Db, id: number, state: "sent" | "cancelled", now: Date) =>
  hotQuery(
    tx,
    sql`update campaigns set state = ${state}, trouble = null, ended_at = ${now}::timestamptz where id = ${id}`,
  );

/** Ends a campaign that has no mail left to send. */
export const endIfDone = (tx: Db, id: number, now: Date) =>
  hotQuery(
    tx,
    sql`update campaigns set state = 'sent', trouble = null, ended_at = ${now}::timestamptz
        where id = ${id} and state = 'sending'
          and not exists (select from deliveries where campaign_id = ${id} and state = 'waiting')`,
  );

export const setTrouble = (db: Db, id: number, trouble: string | null) =>
  hotQuery(
    db,
    sql`update campaigns set trouble = ${trouble} where id = ${id} and state = 'sending'
          and trouble is distinct from ${trouble}`,
  );

export async function mailsPerHour(db: Db): Promise<number> {
  const [row] = await hotQuery<{ rate: number }>(db, sql`select mails_per_hour as rate from news_settings`);
  if (row === undefined) throw new Error("the settings of the news are missing");
  return row.rate;
}

export async function emailOf(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await hotQuery<{ email: string }>(db, sql`select email from users where id = ${userId}`);
  return row?.email;
}
