import type { NewsSettings } from "@mindreel/contract/newsletter/digest";
import type { Language } from "@mindreel/contract/plain/languages";
import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";

export interface SettingsRow extends Pick<NewsSettings, "digest"> {
  readonly mailsPerHour: number;
  /** Videos up to this time have been mailed; null while there is no digest. */
  readonly digestedAt: Date | null;
  /** When the digest was turned on; null while there is none. */
  readonly digestSince: Date | null;
}

// Servers of earlier versions do not write when a digest was turned on.
const columns = sql`mails_per_hour, digest, digested_at, coalesce(digest_since, digested_at) as digest_since`;

export async function read(db: Db): Promise<SettingsRow> {
  const [row] = await hotQuery<SettingsRow>(db, sql`select ${columns} from news_settings`);
  if (row === undefined) throw new Error("the settings of the news are missing");
  return row;
}

/** Locks the settings, so that one server at a time decides about a digest. */
export async function hold(tx: Db): Promise<SettingsRow> {
  const [row] = await hotQuery<SettingsRow>(tx, sql`select ${columns} from news_settings for update`);
  if (row === undefined) throw new Error("the settings of the news are missing");
  return row;
}

export const write = (tx: Db, { mailsPerHour, digest, digestedAt, digestSince }: SettingsRow) =>
  hotQuery(
    tx,
    sql`update news_settings set mails_per_hour = ${mailsPerHour}, digest = ${digest},
          digested_at = ${digestedAt}::timestamptz, digest_since = ${digestSince}::timestamptz`,
  );

/** The newest videos that everybody can see, published after a time and up to the horizon, newest first. */
export async function published(db: Db, after: Date, horizon: Horizon, most: number): Promise<number[]> {
  const rows = await hotQuery<{ id: number }>(
    db,
    sql`select v.id from videos v where v.published_at > ${after}::timestamptz and v.published_at <= ${horizon}::timestamptz
          and ${visible(horizon)}
        order by v.published_at desc, v.id desc ${limitTo(most)}`,
  );
  return rows.map(({ id }) => id);
}

interface Words {
  readonly subject: string;
  readonly body: string;
}

interface NewDigest extends Words {
  readonly translations: { readonly [L in Language]?: Words };
  readonly videos: readonly number[];
  readonly now: Date;
}

export async function insertCampaign(tx: Db, { subject, body, translations, videos, now }: NewDigest): Promise<number> {
  const [row] = await hotQuery<{ id: number }>(
    tx,
    sql`insert into campaigns (subject, body, translations, video_ids, audience, is_digest, state, send_at, created_at, changed_at)
        values (${subject}, ${body}, ${JSON.stringify(translations)}::jsonb, ${sql.param(videos)}::int[], '{subscribers,members}', true, 'scheduled',
          ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz) returning id`,
  );
  if (row === undefined) throw new Error("a campaign was not created");
  return row.id;
}
