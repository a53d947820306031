import type { Ailment } from "@mindreel/contract/catalogue/library-health";
import { pageSize } from "@mindreel/contract/wire/limits";
import type { SQL } from "drizzle-orm";
import { type Db, hotQuery } from "#data/database.ts";
import { alone } from "#data/transaction.ts";
import { and, eq, isNull, sql } from "#db/orm.ts";
import { videos } from "#db/schema/catalogue.ts";
import { videoHealth } from "#db/schema/health.ts";
import { visible } from "#domain/visibility.ts";
import type { Source } from "#features/catalogue/videos/source.ts";
import { countedAtMost, type From, type Listed } from "#http/input/paging.ts";
import type { Refusal } from "#ports/video-sources/video-sources.port.ts";

/** Any number will do, so long as nothing else locks by it. */
const checkLock = 7_341_903;

export interface AilingRow extends Listed {
  readonly title: string;
  readonly category: string | null;
  readonly thumbnail: string | null;
  readonly created_at: Date;
  readonly release_at: Date | null;
  readonly deleted_at: null;
  readonly source: string;
  readonly source_kind: Source["kind"];
  readonly state: Refusal | null;
  readonly answered_at: Date | null;
  /** The title of another video that is the same one. */
  readonly same_as: string | null;
}

/** A video whose provider is to be asked. */
export interface Due extends Source {
  readonly id: number;
  readonly mark: string;
}

/** What became of asking; no state: it plays, no answer: nothing is known that was not known before. */
export interface Asked extends Pick<Due, "id" | "mark"> {
  readonly answered: boolean;
  readonly state: Refusal | null;
}

export type Counts = Record<Ailment | "unasked", number>;

interface Kind {
  readonly from: SQL;
  readonly where: SQL;
  readonly key: SQL;
  readonly cast: SQL;
  readonly direction: "asc" | "desc";
}

const live = sql`v.deleted_at is null`;
const ofVideo = sql`from videos v join video_health h on h.video_id = v.id`;
/** Video by video as the index gives them: PostgreSQL would else read the whole library for a thousand of them. */
const itsVideo = sql`join lateral (select * from videos where id = h.video_id offset 0) v on true`;
const ofHealth = sql`from video_health h ${itsVideo}`;
const newestFirst = { key: sql`v.published_at`, cast: sql`timestamptz`, direction: "desc" } as const;
const byId = { key: sql`h.video_id`, cast: sql`int` } as const;

/** Each kind by its own small index. */
const kinds = (now: Date): Record<Ailment, Kind> => ({
  dead: { ...byId, from: ofHealth, where: sql`h.state is not null and ${live}`, direction: "desc" },
  duplicate: {
    from: sql`from same_videos s join video_health h on h.mark = s.mark ${itsVideo}`,
    where: sql`s.n > 1 and ${live}`,
    ...{ key: sql`s.mark`, cast: sql`text`, direction: "asc" },
  },
  uncategorised: { ...newestFirst, from: ofVideo, where: sql`v.category_id is null and ${live}` },
  no_still: { ...newestFirst, from: ofVideo, where: sql`v.thumbnail is null and ${live}` },
  no_description: { ...newestFirst, from: ofVideo, where: sql`v.description !~ '\\S' and ${live}` },
  // Those that had the longest time for it first; what is not out yet cannot have been watched.
  unwatched: { ...byId, from: ofHealth, where: sql`not h.watched and ${visible(now)}`, direction: "asc" },
});

const counted = ({ from, where }: Pick<Kind, "from" | "where">): SQL =>
  sql`(select count(*)::int from (select 1 ${from} where ${where} limit ${countedAtMost}) found)`;

/** What is wrong in the library, and what becomes of asking providers about it. */
export function createHealthRepository(db: Db) {
  return {
    summary: async (now: Date) => {
      const { dead, duplicate, uncategorised, no_still, no_description, unwatched } = kinds(now);
      const [row] = await hotQuery<Counts & { checking: boolean; checked_at: Date | null }>(
        db,
        sql`select ${counted(dead)} as dead, ${counted(duplicate)} as duplicate,
              ${counted(uncategorised)} as uncategorised, ${counted(no_still)} as no_still,
              ${counted(no_description)} as no_description, ${counted(unwatched)} as unwatched,
              ${counted({ from: ofHealth, where: sql`h.asked_at = '-infinity' and ${live}` })} as unasked,
              coalesce(check_wanted_at > coalesce(checked_at, '-infinity'), false) as checking, checked_at
            from library`,
      );
      return row;
    },

    /** One page (and one row more), with its count up to a bound. */
    list: (kind: Ailment, from: From, now: Date) => {
      const { key, cast, direction, ...rows } = kinds(now)[kind];
      const order = sql.raw(direction);
      const beyond = sql.raw(direction === "asc" ? ">" : "<");
      const after =
        "key" in from
          ? sql`and ${key} ${beyond}= ${from.key}::${cast} and (${key}, v.id) ${beyond} (${from.key}::${cast}, ${from.id}::int)`
          : sql``;
      const sameAs = sql`(select o.title from video_health oh join videos o on o.id = oh.video_id
        where oh.mark = h.mark and o.id <> v.id and o.deleted_at is null order by oh.video_id limit 1)`;
      return hotQuery<AilingRow & Record<string, unknown>>(
        db,
        sql`select v.id, v.title, c.name as category, v.thumbnail, v.created_at, v.release_at, null as deleted_at,
              v.source, v.source_kind, h.state, h.answered_at,
              ${kind === "duplicate" ? sameAs : sql`null`} as same_as,
              (${key})::text as sort_key, ${counted(rows)} as total
            ${rows.from} left join categories c on c.id = v.category_id
            where ${rows.where} ${after} order by ${key} ${order}, v.id ${order} limit ${pageSize + 1}
            ${"offset" in from ? sql`offset ${from.offset}` : sql``}`,
      );
    },

    /** Has every video asked for anew, from now on. */
    want: async (tx: Db, now: Date): Promise<void> => {
      await tx.execute(sql`update library set check_wanted_at = ${now}`);
    },

    ended: async (now: Date): Promise<void> => {
      await hotQuery(db, sql`update library set checked_at = ${now}`);
    },

    /** Lets one server at a time work. @returns undefined where another one is at work */
    alone: <T>(work: () => Promise<T>): Promise<T | undefined> => alone(db, checkLock, work),

    /** Those that are wanted and were not asked for since, the longest first. */
    due: (without: readonly Source["kind"][], limit: number): Promise<Due[]> =>
      hotQuery<Due & Record<string, unknown>>(
        db,
        sql`select v.id, h.mark, v.source as url, v.source_kind as kind ${ofHealth}
            where h.asked_at < (select check_wanted_at from library) and ${live}
              and v.source_kind <> all(${sql.param(without)}::text[])
            order by h.asked_at, h.video_id limit ${limit}`,
      ),

    /** Writes down answers, but not for a video that has become another one meanwhile. */
    write: async (all: readonly Asked[], now: Date): Promise<void> => {
      const column = (values: readonly unknown[]) => sql.param(values);
      await hotQuery(
        db,
        sql`update video_health h set asked_at = ${now}::timestamptz,
              answered_at = case when i.answered then ${now}::timestamptz else h.answered_at end,
              state = case when i.answered then i.state else h.state end
            from unnest(${column(all.map(({ id }) => id))}::int[], ${column(all.map(({ mark }) => mark))}::text[],
                        ${column(all.map(({ answered }) => answered))}::bool[],
                        ${column(all.map(({ state }) => state))}::text[]) i (id, mark, answered, state)
            where h.video_id = i.id and h.mark = i.mark`,
      );
    },

    /** One video that is not deleted. */
    one: async (db: Db, id: number) => {
      const [row] = await db
        .select({
          ...{ id: videos.id, title: videos.title, url: videos.source, kind: videos.sourceKind },
          ...{ thumbnail: videos.thumbnail, description: videos.description },
          ...{ mark: videoHealth.mark, answeredAt: videoHealth.answeredAt },
        })
        .from(videos)
        .innerJoin(videoHealth, eq(videoHealth.videoId, videos.id))
        .where(and(eq(videos.id, id), isNull(videos.deletedAt)));
      return row;
    },

    /** Writes what a video still lacks. @returns what it was */
    fillIn: async (tx: Db, id: number, thumbnail: string | null, description: string) => {
      const itself = and(eq(videos.id, id), isNull(videos.deletedAt));
      const still =
        thumbnail === null
          ? []
          : await tx
              .update(videos)
              .set({ thumbnail })
              .where(and(itself, isNull(videos.thumbnail)))
              .returning();
      const words =
        description.trim() === ""
          ? []
          : await tx
              .update(videos)
              .set({ description })
              .where(and(itself, sql`${videos.description} !~ '\\S'`))
              .returning();
      return [...still.map(() => "still" as const), ...words.map(() => "description" as const)];
    },
  };
}

export type HealthRepository = ReturnType<typeof createHealthRepository>;
