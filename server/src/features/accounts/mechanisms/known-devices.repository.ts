import { type Db, filteredQuery, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

export async function isKnown(db: Db, userId: number, device: string): Promise<boolean> {
  const rows = await hotQuery(db, sql`select from known_devices where user_id = ${userId} and device = ${device}`);
  return rows.length > 0;
}

export interface SignIn {
  readonly tokenHash: string;
  readonly device: string;
  readonly now: Date;
}

/**
 * Remembers the kind of device of a sign-in.
 * @returns whether its member is mailed about it: they have used other kinds, but never this one, and did not refuse
 */
export async function remember(tx: Db, userId: number, { tokenHash, device, now }: SignIn): Promise<boolean> {
  const [row] = await hotQuery<{ isNews: boolean }>(
    tx,
    sql`with added as (
          insert into known_devices (user_id, device, known_since) values (${userId}, ${device}, ${now})
          on conflict do nothing returning user_id
        ), earlier as (
          select s.device from sessions s where s.user_id = ${userId} and s.token_hash <> ${tokenHash}
          union all select k.device from known_devices k where k.user_id = ${userId}
        )
        select exists (select from added) and exists (select from earlier)
          and not exists (select from earlier where earlier.device = ${device})
          and coalesce((select p.mail_sign_ins from notice_preferences p where p.user_id = ${userId}), true) as is_news`,
  );
  return row?.isNews ?? false;
}

/** Forgets kinds that were met before a moment, and that no session of their member has. */
export async function forgetUnused(db: Db, moment: Date): Promise<void> {
  await filteredQuery(
    db,
    sql`delete from known_devices k where k.known_since < ${moment}
          and not exists (select from sessions s where s.user_id = k.user_id and s.device = k.device)`,
  );
}
