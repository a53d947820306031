import type pg from "pg";
import { withClient } from "./client.ts";

/** Who had refused news in the database that a restore replaces. */
export interface Refusals {
  readonly subscribers: readonly unknown[];
  /** Email addresses. */
  readonly members: readonly string[];
  /** Keyed hashes of mailboxes. */
  readonly keys: readonly string[];
}

const kept = `first_name, middle_name, last_name, full_name, age, telephone, country, secondary_email, comments, language,
  unsubscribed_at, created_at`;

/** Databases of earlier versions lack the tables. */
async function hasThem(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    "select to_regclass('public.news_refusals') is not null as has",
  );
  return rows[0]?.has === true;
}

export const readRefusals = (url: string): Promise<Refusals | undefined> =>
  withClient(url, async (client) => {
    if (!(await hasThem(client))) return undefined;
    const { rows } = await client.query<{ [list in keyof Refusals]: Refusals[list] | null }>(
      `select
        (select jsonb_agg(to_jsonb(s)) from (select ${kept} from subscribers where unsubscribed_at is not null) s) as subscribers,
        (select jsonb_agg(lower(u.email)) from news_preferences p join users u on u.id = p.user_id where not p.wanted) as members,
        (select jsonb_agg(key) from news_refusals) as keys`,
    );
    const [found] = rows;
    return { subscribers: found?.subscribers ?? [], members: found?.members ?? [], keys: found?.keys ?? [] };
  });

/** Has people stay out who refused news after the restored moment. */
export const keepRefusals = (url: string, { subscribers, members, keys }: Refusals): Promise<void> =>
  withClient(url, async (client) => {
    if (!(await hasThem(client))) return;
    await client.query("begin");
    await client.query(
      `insert into subscribers (${kept})
       select ${kept} from jsonb_populate_recordset(null::subscribers, $1)
       on conflict (lower(secondary_email)) do update set unsubscribed_at = excluded.unsubscribed_at
         where subscribers.unsubscribed_at is null`,
      [JSON.stringify(subscribers)],
    );
    await client.query(
      `insert into news_preferences (user_id, wanted, changed_at)
       select id, false, now() from users where lower(email) = any($1)
       on conflict (user_id) do update set wanted = false, changed_at = excluded.changed_at
         where news_preferences.wanted`,
      [members],
    );
    await client.query("insert into news_refusals (key) select unnest($1::text[]) on conflict do nothing", [keys]);
    await client.query("commit");
  });
