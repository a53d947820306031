import type { AudienceGroup, CampaignState } from "@mindreel/contract/newsletter/campaigns";
import type { Language } from "@mindreel/contract/plain/languages";
import { type Db, hotQuery } from "#data/database.ts";
import { type From, type Listed, pageLimit } from "#data/paging.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, visible } from "#domain/library/visibility.ts";

export interface CampaignRow {
  readonly id: number;
  readonly subject: string;
  readonly previewText: string;
  readonly body: string;
  readonly videoIds: readonly number[];
  readonly audience: readonly AudienceGroup[];
  readonly language: Language | null;
  readonly translations: { readonly [L in Language]?: { readonly subject: string; readonly body: string } };
  readonly isDigest: boolean;
  readonly state: CampaignState;
  readonly version: number;
  readonly sendAt: Date | null;
  readonly begunAt: Date | null;
  readonly endedAt: Date | null;
  readonly changedAt: Date;
  readonly changedBy: number | null;
  readonly trouble: string | null;
}

export interface ProgressRow {
  readonly recipients: number;
  readonly waiting: number;
  readonly delivered: number;
  readonly refused: number;
  readonly skipped: number;
  readonly unsure: number;
  readonly unsubscribed: number;
}

const columns = sql`c.id, c.subject, c.preview_text, c.body, c.video_ids, c.audience, c.language, c.translations, c.is_digest, c.state, c.version, c.send_at,
  c.begun_at, c.ended_at, c.changed_at, c.changed_by, c.trouble`;

export type ListedCampaignRow = Pick<CampaignRow, "id" | "subject" | "state" | "sendAt" | "endedAt" | "changedAt">;

/** Drafts that were only opened. Others without a subject have been changed since. */
const isUnwritten = sql`c.state = 'draft' and c.version = 1 and c.subject = ''`;

/** One page plus one row, newest first, without drafts that were only opened. */
export const list = (db: Db, from: From): Promise<(ListedCampaignRow & Listed)[]> =>
  hotQuery<ListedCampaignRow & Listed>(
    db,
    sql`select c.id, c.subject, c.state, c.send_at, c.ended_at, c.changed_at, '' as sort_key,
          (select count(*)::int from campaigns c where not (${isUnwritten})) as total
        from campaigns c where not (${isUnwritten}) ${"key" in from ? sql`and c.id < ${from.id}::int` : sql``}
        order by c.id desc ${pageLimit(from)}`,
  );

export async function find(db: Db, id: number): Promise<CampaignRow | undefined> {
  const [row] = await hotQuery<CampaignRow>(db, sql`select ${columns} from campaigns c where c.id = ${id}`);
  return row;
}

/** Locks a campaign, so that decisions based on its state still hold when it is written. */
export async function hold(tx: Db, id: number): Promise<CampaignRow | undefined> {
  const [row] = await hotQuery<CampaignRow>(
    tx,
    sql`select ${columns} from campaigns c where c.id = ${id} for no key update`,
  );
  return row;
}

export async function progress(db: Db, id: number): Promise<ProgressRow> {
  const [row] = await hotQuery<ProgressRow>(
    db,
    sql`select count(*)::int as recipients,
          (count(*) filter (where state in ('waiting', 'handing_over')))::int as waiting,
          (count(*) filter (where state = 'delivered'))::int as delivered,
          (count(*) filter (where state = 'refused'))::int as refused,
          (count(*) filter (where state = 'skipped'))::int as skipped,
          (count(*) filter (where state = 'unsure'))::int as unsure,
          (select count(*)::int from deliveries where campaign_id = ${id} and unsubscribed_at is not null) as unsubscribed
        from deliveries where campaign_id = ${id}`,
  );
  if (row === undefined) throw new Error("a count without a row");
  return row;
}

export async function insert(tx: Db, userId: number, now: Date): Promise<number> {
  const [row] = await hotQuery<{ id: number }>(
    tx,
    sql`insert into campaigns (created_at, changed_at, changed_by) values (${now}, ${now}, ${userId}) returning id`,
  );
  if (row === undefined) throw new Error("a campaign was not created");
  return row.id;
}

/** Deletes drafts that were only opened, before a moment. */
export const removeUnwritten = (tx: Db, before: Date) =>
  hotQuery(tx, sql`delete from campaigns c where ${isUnwritten} and c.created_at < ${before}::timestamptz`);

export type Draft = Pick<CampaignRow, "subject" | "previewText" | "body" | "videoIds" | "audience" | "language">;

export const update = (tx: Db, id: number, draft: Draft, userId: number, now: Date) =>
  hotQuery(
    tx,
    sql`update campaigns set subject = ${draft.subject}, preview_text = ${draft.previewText}, body = ${draft.body},
          video_ids = ${sql.param(draft.videoIds)}::int[], audience = ${sql.param(draft.audience)}::text[],
          language = ${draft.language},
          version = version + 1, changed_at = ${now}::timestamptz, changed_by = ${userId}
        where id = ${id}`,
  );

export const remove = (tx: Db, id: number) => hotQuery(tx, sql`delete from campaigns where id = ${id}`);

export interface CardRow {
  readonly id: number;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly duration: number | null;
  readonly categoryId: number | null;
}

/** The given videos that everybody can see, in the given order, with their titles in a language. */
export const cards = (db: Db, ids: readonly number[], language: Language, horizon: Horizon): Promise<CardRow[]> =>
  hotQuery<CardRow>(
    db,
    sql`select v.id, ${translated("videoTitle", language)} as title, v.thumbnail, v.duration, v.category_id
        from unnest(${sql.param(ids)}::int[]) with ordinality wanted (id, place) join videos v on v.id = wanted.id
        where ${visible(horizon)} order by wanted.place`,
  );

/** The given ids whose videos exist. */
export async function existing(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await hotQuery<{ id: number }>(
    db,
    sql`select id from videos where id = any(${sql.param(ids)}::int[]) and deleted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}
