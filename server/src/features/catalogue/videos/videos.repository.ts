import type { VideoOrdering } from "@mindreel/contract/catalogue/videos";
import { likeUsersMax, pageSize } from "@mindreel/contract/wire/limits";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { and, eq, isNull, sql } from "#db/orm.ts";
import { categories, videos } from "#db/schema/catalogue.ts";
import type { ListKind } from "#db/schema/engagement.ts";
import { type Horizon, hiddenIds, toCome, visible } from "#domain/visibility.ts";
import { countedAtMost, type From, type Listed } from "#http/input/paging.ts";

export type NewVideo = typeof videos.$inferInsert;

/** What an edit may change. */
export type VideoChange = Partial<Pick<NewVideo, keyof typeof stored>>;

const stored = {
  title: videos.title,
  description: videos.description,
  categoryId: videos.categoryId,
  source: videos.source,
  sourceKind: videos.sourceKind,
  oid: videos.oid,
  thumbnail: videos.thumbnail,
  releaseAt: videos.releaseAt,
};
export type StoredVideo = Pick<typeof videos.$inferSelect, keyof typeof stored>;

export interface VideoRow {
  id: number;
  title: string;
  description: string;
  category: string | null;
  source: string;
  source_kind: "youtube" | "vimeo" | "hls" | "dash" | "file";
  oid: string;
  thumbnail: string | null;
  like_count: number | null;
  liked: boolean;
  likers: number[];
  created_at: Date;
  release_at: Date | null;
}

export type ListRow = VideoRow & Listed;

export interface VideoFilter {
  readonly list?: ListKind;
  readonly category?: string;
  readonly search?: string;
  readonly ordering: VideoOrdering | "-watched";
}

/** The largest id there can be. */
const idMax = 2_147_483_647;

/**
 * Likers are asked for as a range of the index, not as those of one video: then PostgreSQL reads the first hundred off
 * it, where it would else gather and sort every like of a video that is far more popular than most.
 */
const columns = (memberId: number) => sql`
  v.id, v.title, v.description, c.name as category, v.source, v.source_kind, v.oid, v.thumbnail, v.like_count,
  v.created_at, v.release_at,
  exists (select 1 from likes l where l.video_id = v.id and l.user_id = ${memberId}) as liked,
  array(select l.user_id from likes l
        where (l.video_id, l.user_id) >= (v.id, 0) and (l.video_id, l.user_id) <= (v.id, ${idMax}::int)
          and l.user_id <> ${memberId}
        order by l.video_id, l.user_id limit ${likeUsersMax}) as likers`;

/** Each ordering's sort key, with the comparison that continues after a cursor. Every one has its index. */
const orderings: Record<VideoFilter["ordering"], { key: SQL; cast: SQL; direction: "asc" | "desc" }> = {
  "-created": { key: sql`v.published_at`, cast: sql`timestamptz`, direction: "desc" },
  created: { key: sql`v.published_at`, cast: sql`timestamptz`, direction: "asc" },
  title: { key: sql`v.title_key collate "C"`, cast: sql`text`, direction: "asc" },
  "-title": { key: sql`v.title_key collate "C"`, cast: sql`text`, direction: "desc" },
  popular: { key: sql`coalesce(v.like_count, 0)`, cast: sql`int`, direction: "desc" },
  "-watched": { key: sql`m.added_at`, cast: sql`timestamptz`, direction: "desc" },
};

export const hasWords = (search: string): boolean => /[\p{L}\p{N}]/u.test(search);

/** Words of a search as a query that matches their beginnings, all of them: `big bu` finds "Big Buck Bunny". */
export function searchQuery(search: string): SQL {
  const words = search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  // Quoted, because folding may make several words of one sign.
  return sql`to_tsquery('simple', fold_text(${words.map((word) => `'${word}':*`).join(" & ")}))`;
}

export function createVideosRepository(db: Db) {
  /** One page (and one row more, which tells that another page exists), with the kept count: one query. */
  async function list(memberId: number, horizon: Horizon, filter: VideoFilter, from: From): Promise<ListRow[]> {
    const { key, cast, direction } = orderings[filter.ordering];
    const order = sql.raw(direction);
    const beyond = sql.raw(direction === "asc" ? ">" : "<");

    const conditions: SQL[] = [visible(horizon)];
    const ofList = sql`m.user_id = ${memberId} and m.kind = ${filter.list}`;
    if (filter.list) conditions.push(ofList);
    // As a value, so that one index gives a category's videos in their order.
    const inCategory = sql`v.category_id = (select id from categories where lower(name) = lower(${filter.category}))`;
    if (filter.category !== undefined) conditions.push(inCategory);
    if (filter.search !== undefined) conditions.push(sql`v.words @@ ${searchQuery(filter.search)}`);
    const member = filter.list ? sql`join list_videos m on m.video_id = v.id` : sql``;
    const rows = sql`from videos v ${member} where ${sql.join(conditions, sql` and `)}`;

    const total =
      filter.search !== undefined
        ? sql`(select count(*)::int from (select 1 ${rows} limit ${countedAtMost}) found)`
        : filter.list
          ? sql`(select video_count from lists where user_id = ${memberId} and kind = ${filter.list})
              - (select count(*)::int from list_videos m where ${ofList} and m.video_id in ${hiddenIds(horizon)})`
          : filter.category !== undefined
            ? sql`c.video_count - (select count(*)::int from videos v where ${inCategory} and ${toCome(horizon)})`
            : sql`(select video_count from library) - (select count(*)::int from videos v where ${toCome(horizon)})`;

    const after = "key" in from ? sql`and (${key}, v.id) ${beyond} (${from.key}::${cast}, ${from.id}::int)` : sql``;
    const skip = "offset" in from ? sql`offset ${from.offset}` : sql``;
    return hotQuery<VideoRow & Listed>(
      db,
      sql`select ${columns(memberId)}, (${key})::text as sort_key, ${total} as total
          from videos v ${member} left join categories c on c.id = v.category_id
          where ${sql.join(conditions, sql` and `)} ${after}
          order by ${key} ${order}, v.id ${order} limit ${pageSize + 1} ${skip}`,
    );
  }

  return {
    list,

    one: async (id: number, memberId: number, horizon: Horizon): Promise<VideoRow | undefined> => {
      const [row] = await hotQuery<VideoRow & Record<string, unknown>>(
        db,
        sql`select ${columns(memberId)} from videos v left join categories c on c.id = v.category_id
            where v.id = ${id} and ${visible(horizon)}`,
      );
      return row;
    },

    /** Whether a category exists; it stays until the transaction ends. */
    holdCategory: async (tx: Db, id: number): Promise<boolean> => {
      const found = await tx
        .select({ id: categories.id })
        .from(categories)
        .where(eq(categories.id, id))
        .for("key share");
      return found.length > 0;
    },

    /** @returns the new video's id */
    insert: async (tx: Db, video: NewVideo): Promise<number> => {
      const [created] = await tx.insert(videos).values(video).returning({ id: videos.id });
      if (created === undefined) throw new Error("an insert returned no row");
      return created.id;
    },

    /** Holds a video until the transaction ends. */
    hold: async (tx: Db, id: number): Promise<StoredVideo | undefined> =>
      (
        await tx
          .select(stored)
          .from(videos)
          .where(and(eq(videos.id, id), isNull(videos.deletedAt)))
          .for("no key update")
      )[0],

    update: async (tx: Db, id: number, change: VideoChange): Promise<void> => {
      await tx.update(videos).set(change).where(eq(videos.id, id));
    },

    idsByOid: () => db.select({ id: videos.id, oid: videos.oid }).from(videos).where(isNull(videos.deletedAt)),

    /** What the provider is asked for: a video that still has no picture. */
    withoutThumbnail: async (id: number) => {
      const [video] = await db
        .select({ source: videos.source, sourceKind: videos.sourceKind })
        .from(videos)
        .where(and(eq(videos.id, id), isNull(videos.thumbnail)));
      return video;
    },

    /** What the provider may still be asked about. */
    toFill: async (id: number) => {
      const { source, sourceKind, oid, thumbnail } = videos;
      const [video] = await db.select({ source, sourceKind, oid, thumbnail }).from(videos).where(eq(videos.id, id));
      return video;
    },

    /** Writes what the provider told where nobody has written meanwhile: a title that is the Oid, no description. */
    fillIn: async (id: number, oid: string, title: string | undefined, description: string): Promise<void> => {
      if (title !== undefined) {
        await db
          .update(videos)
          .set({ title })
          .where(and(eq(videos.id, id), eq(videos.title, oid)));
      }
      if (description === "") return;
      await db
        .update(videos)
        .set({ description })
        .where(and(eq(videos.id, id), eq(videos.description, "")));
    },

    /** @returns false where the video has gone or got a picture meanwhile */
    setThumbnail: async (id: number, thumbnail: string): Promise<boolean> => {
      const set = await db
        .update(videos)
        .set({ thumbnail })
        .where(and(eq(videos.id, id), isNull(videos.thumbnail)))
        .returning({ id: videos.id });
      return set.length > 0;
    },

    /** The newest stills, for the landing page. */
    newestStills: async (count: number, horizon: Horizon): Promise<string[]> => {
      const rows = await hotQuery<{ thumbnail: string }>(
        db,
        sql`select thumbnail from (select thumbnail, published_at, id from videos v where ${visible(horizon)}
                                   order by published_at desc, id desc limit 50) v
            where thumbnail is not null order by published_at desc, id desc limit ${count}`,
      );
      return rows.map((row) => row.thumbnail);
    },
  };
}

export type VideosRepository = ReturnType<typeof createVideosRepository>;
