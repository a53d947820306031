import type { PushSubscriptionBody } from "@mindreel/contract/notices/push-subscriptions";
import type { Language } from "@mindreel/contract/plain/languages";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";

export async function isOn(db: Db, tokenHash: string): Promise<boolean> {
  const [row] = await hotQuery(db, sql`select from push_subscriptions where token_hash = ${tokenHash}`);
  return row !== undefined;
}

interface Device {
  readonly userId: number;
  readonly tokenHash: string;
  readonly language: Language;
}

/** Does nothing if the session has ended. Replaces the subscription of any other session in the same browser. */
export async function save(tx: Db, { userId, tokenHash, language }: Device, body: PushSubscriptionBody, now: Date) {
  const { endpoint, p256dh, auth } = body;
  await hotQuery(tx, sql`delete from push_subscriptions where endpoint = ${endpoint} and token_hash <> ${tokenHash}`);
  await hotQuery(
    tx,
    sql`insert into push_subscriptions (user_id, token_hash, endpoint, p256dh, auth, language, created_at)
        select user_id, token_hash, ${endpoint}::text, ${p256dh}::text, ${auth}::text, ${language}::text, ${now}::timestamptz
        from sessions where token_hash = ${tokenHash} and user_id = ${userId}
        on conflict (token_hash) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
          auth = excluded.auth, language = excluded.language, created_at = excluded.created_at`,
  );
}

/** Keeps only the devices that a member added last. */
export const keepLatest = (tx: Db, userId: number, most: number) =>
  hotQuery(
    tx,
    sql`delete from push_subscriptions where user_id = ${userId} and id not in (
          select id from push_subscriptions where user_id = ${userId} order by created_at desc, id desc ${limitTo(most)})`,
  );

export const remove = (db: Db, tokenHash: string) =>
  hotQuery(db, sql`delete from push_subscriptions where token_hash = ${tokenHash}`);
