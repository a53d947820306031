import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { latestPast } from "#domain/time/clock.ts";

/** Somebody who unsubscribed. */
export interface Leaver {
  readonly email: string;
  readonly firstName: string;
  readonly leftAt: Date;
}

const columns = sql`secondary_email as email, first_name, unsubscribed_at as left_at`;

/** Records that somebody who unsubscribed is asked now. @returns undefined if they were asked since a time */
export async function setAsked(db: Db, id: number, since: Date, now: Date): Promise<Leaver | undefined> {
  const [row] = await hotQuery<Leaver>(
    db,
    sql`update subscribers set asked_at = ${now}::timestamptz where id = ${id} and unsubscribed_at is not null
          and (asked_at is null or asked_at < ${since}::timestamptz or asked_at > ${latestPast(now)}::timestamptz)
        returning ${columns}`,
  );
  return row;
}

/** Takes that back, since the mail did not leave. */
export const setUnasked = (db: Db, id: number) =>
  hotQuery(db, sql`update subscribers set asked_at = null where id = ${id}`);

export async function hold(tx: Db, id: number): Promise<Leaver | undefined> {
  const [row] = await hotQuery<Leaver>(
    tx,
    sql`select ${columns} from subscribers where id = ${id} and unsubscribed_at is not null for update`,
  );
  return row;
}

/** Subscribes somebody again, also as the member whose address it is. */
export async function subscribe(tx: Db, id: number, now: Date): Promise<void> {
  await hotQuery(
    tx,
    sql`with back as (
          update subscribers set unsubscribed_at = null, asked_at = null where id = ${id} returning secondary_email)
        update news_preferences set wanted = true, changed_at = ${now}::timestamptz
        from users u, back where u.id = user_id and not wanted and u.email_confirmed_at is not null
          and lower(u.email) = lower(back.secondary_email)`,
  );
}
