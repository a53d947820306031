import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import type { CategoryWords, VideoWords } from "@mindreel/contract/catalogue/translations";
import type { Language } from "@mindreel/contract/plain/languages";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "#db/orm.ts";
import { users } from "#db/schema/accounts.ts";

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Whom videos are open to; null: nothing of its own. */
export const openTo = () => jsonb("open_to").$type<OpenTo>();

/** In lower case without accents, for sorting titles and searching words. Immutable, so it can be generated. */
const folded = (column: string) => sql.raw(`fold_text(${column})`);

/** Translations of a row's texts by language. A text that is absent is the same as the row's own. */
export const translations = <Words>() =>
  jsonb().$type<{ readonly [L in Language]?: Partial<Words> }>().notNull().default({});

/**
 * For indexes whose entries end with the id of a video: without it, PostgreSQL looks for equal entries whenever a page
 * is full, and there are none. Every new video pays for that.
 */
const endsWithId = { deduplicate_items: false };

/** The `video_count`s here are maintained by triggers (functions/), so that no list ever counts rows. */
export const library = pgTable(
  "library",
  {
    /** One row only. */
    id: boolean().primaryKey().default(true),
    videoCount: integer("video_count").notNull().default(0),
    /** Whether anything in it was ever translated. Maintained by triggers. */
    translated: boolean().notNull().default(false),
    /** When a check of all videos was last requested, and when the last one ended. */
    checkWantedAt: timestamp("check_wanted_at", { withTimezone: true }),
    checkedAt: timestamp("checked_at", { withTimezone: true }),
    /** Whether pictures from before an upgrade still have to be queued for processing that new ones get. */
    stillsDue: boolean("stills_due").notNull().default(true),
    /** The rules by which stored texts are folded, or are being folded anew: see mechanisms/refolding. */
    folding: integer().notNull().default(0),
  },
  () => [check("library_one_row", sql`id`)],
);

export const categories = pgTable(
  "categories",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    description: text().notNull().default(""),
    /** Id of its own stored picture; null: that of its newest video is shown. */
    thumbnail: text(),
    /** In the owner's order; null: after all that have one. */
    place: integer(),
    videoCount: integer("video_count").notNull().default(0),
    openTo: openTo(),
    translations: translations<CategoryWords>(),
  },
  (table) => [uniqueIndex("categories_name_key").on(sql`lower(${table.name})`)],
);

/** Categories that can be restored, with their videos. */
export const deletedCategories = pgTable("deleted_categories", {
  /** The category's id. */
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(""),
  thumbnail: text(),
  place: integer(),
  openTo: openTo(),
  videoIds: integer("video_ids").array().notNull(),
  translations: translations<CategoryWords>(),
  deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull(),
});

export const videos = pgTable(
  "videos",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    description: text().notNull().default(""),
    categoryId: integer("category_id").references(() => categories.id, { onDelete: "set null" }),
    /** The source: an http(s) URL, or a path of this server (the demo's own clips). */
    source: text().notNull(),
    sourceKind: text("source_kind", { enum: ["youtube", "vimeo", "hls", "dash", "file"] }).notNull(),
    oid: text().notNull(),
    /** Id of the stored picture; null until one was uploaded or fetched from the provider. */
    thumbnail: text(),
    /** A tiny version of it, as a data URL. Null until a job has made it, together with the picture's AVIF files. */
    thumbnailBlur: text("thumbnail_blur"),
    /** Whole seconds; null while unknown. A trigger clears it when the source changes. */
    duration: integer(),
    /** Null until the first like, which creates the like record for good. Maintained by a trigger on `likes`. */
    likeCount: integer("like_count"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** When it becomes public; null: at once. See domain/library/visibility.ts for who sees it earlier. */
    releaseAt: timestamp("release_at", { withTimezone: true }),
    /** When a superuser chose it for the landing page, where the latest choice comes first; null: not chosen. */
    showcasedAt: timestamp("showcased_at", { withTimezone: true }),
    openTo: openTo(),
    /**
     * When it was deleted. It can be restored for some days, so its likes and its places in lists are kept meanwhile.
     */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    /** The sort key of lists: when it was added or, if later, released. */
    publishedAt: timestamp("published_at", { withTimezone: true })
      .notNull()
      .generatedAlwaysAs(sql.raw("greatest(created_at, release_at)")),
    translations: translations<VideoWords>(),
    titleKey: text("title_key").notNull().generatedAlwaysAs(folded("title")),
    /** Matched by searches: the words of title and description, and their stems. */
    words: tsvector().notNull().generatedAlwaysAs(sql.raw("video_words(title, description)")),
  },
  (table) => [
    index("videos_published_idx").on(table.publishedAt, table.id).where(sql`deleted_at is null`).with(endsWithId),
    // Descending: PostgreSQL prefers another index to reading this one backwards.
    index("videos_category_published_idx")
      .on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .with(endsWithId),
    index("videos_uncategorised_idx")
      .on(table.publishedAt, table.id)
      .where(sql`category_id is null and deleted_at is null`)
      .with(endsWithId),
    index("videos_without_still_idx")
      .on(table.publishedAt, table.id)
      .where(sql`thumbnail is null and deleted_at is null`)
      .with(endsWithId),
    index("videos_without_description_idx")
      .on(table.publishedAt, table.id)
      .where(sql`description !~ '\\S' and deleted_at is null`)
      .with(endsWithId),
    index("videos_release_idx").on(table.releaseAt, table.id).where(sql`release_at is not null and deleted_at is null`),
    index("videos_title_idx").on(sql`title_key collate "C"`, table.id).where(sql`deleted_at is null`).with(endsWithId),
    index("videos_popular_idx")
      .on(sql`coalesce(like_count, 0)`, table.id)
      .where(sql`deleted_at is null`)
      .with(endsWithId),
    // Unknown lengths come last in both directions.
    index("videos_shortest_idx")
      .on(sql`coalesce(duration, 2147483647)`, table.id)
      .where(sql`deleted_at is null`)
      .with(endsWithId),
    index("videos_longest_idx")
      .on(sql`coalesce(duration, 0)`, table.id)
      .where(sql`deleted_at is null`)
      .with(endsWithId),
    // The lengths that the catalogue offers as filters (see videos.policy.ts), newest first.
    index("videos_length_idx")
      .on(sql`width_bucket(duration, '{600,1801}'::int[])`, table.publishedAt, table.id)
      .where(sql`duration is not null and deleted_at is null`)
      .with(endsWithId),
    // For the landing page.
    index("videos_showcased_idx").on(table.showcasedAt, table.id).where(sql`showcased_at is not null`),
    index("videos_popular_stills_idx")
      .on(sql`coalesce(like_count, 0) desc`, table.id)
      .where(sql`thumbnail is not null and showcased_at is null and deleted_at is null`),
    index("videos_deleted_idx").on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
    index("videos_words_idx").using("gin", table.words),
    index("videos_of_plans_idx").on(table.id).where(sql`jsonb_typeof(open_to) = 'array'`),
    // Finds duplicates: by the id at the provider, or by address.
    index("videos_oid_idx").using("hash", table.oid),
    index("videos_source_idx").using("hash", table.source),
  ],
);

/**
 * Results of checking each video. Triggers on `videos` create the row, reset it for a new source, and delete it: no
 * foreign key, see decision 0005.
 */
export const videoHealth = pgTable(
  "video_health",
  {
    videoId: integer("video_id").primaryKey(),
    /** Equal for duplicates: the id at the provider, or a digest of the URL. */
    mark: text().notNull(),
    /** Whether anyone ever watched it. Maintained by triggers on `watch_days` and `list_videos`. */
    watched: boolean().notNull().default(false),
    /** Whether it has captions or subtitles. Maintained by a trigger on `captions`. */
    captioned: boolean().notNull().default(false),
    /** When its provider was last queried, and when it last answered. */
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull().default(sql`'-infinity'`),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** Why it does not play, according to the provider; null: no problem is known. */
    state: text({ enum: ["gone", "private", "not_embeddable", "not_video"] }),
  },
  (table) => [
    index("video_health_asked_idx").on(table.askedAt, table.videoId).with(endsWithId),
    index("video_health_mark_idx").on(table.mark, table.videoId).with(endsWithId),
    index("video_health_dead_idx").on(table.videoId).where(sql`state is not null`),
    index("video_health_silent_idx")
      .on(table.videoId)
      .where(sql`asked_at > '-infinity' and (answered_at is null or answered_at < asked_at)`),
    index("video_health_unwatched_idx").on(table.videoId).where(sql`not watched`).with(endsWithId),
    index("video_health_uncaptioned_idx").on(table.videoId).where(sql`not captioned`).with(endsWithId),
  ],
);

/**
 * The origins besides that of its address from which each video that is not deleted plays, found by following its
 * playlist and redirects. Triggers on `videos` delete them with the video and when it gets another source: no foreign
 * key, see decision 0005.
 */
export const videoOrigins = pgTable(
  "video_origins",
  {
    videoId: integer("video_id").notNull(),
    kind: text({ enum: ["youtube", "vimeo", "hls", "dash", "file"] }).notNull(),
    origin: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.origin] })],
);

/** How many videos play from each origin. Maintained by triggers on `videos` and `video_origins`. */
export const sourceOrigins = pgTable(
  "source_origins",
  {
    kind: text({ enum: ["youtube", "vimeo", "hls", "dash", "file"] }).notNull(),
    origin: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.origin] })],
);

/** How many videos, without deleted ones, have each mark. Maintained by the trigger on `videos`. */
export const sameVideos = pgTable("same_videos", { mark: text().primaryKey(), n: integer().notNull() }, (table) => [
  index("same_videos_twice_idx").on(table.mark).where(sql`n > 1`),
]);

/**
 * Videos whose length is still to be requested from their host. Triggers on `videos` add new ones and new sources, and
 * delete those of deleted rows: no foreign key, see decision 0005.
 */
export const durationChecks = pgTable(
  "duration_checks",
  {
    videoId: integer("video_id").primaryKey(),
    kind: text({ enum: ["youtube", "vimeo", "hls", "dash", "file"] }).notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull().default(sql`'-infinity'`),
    /** How often its host gave no length. */
    attempts: integer().notNull().default(0),
  },
  (table) => [index("duration_checks_due_idx").on(table.kind, table.dueAt, table.videoId).with(endsWithId)],
);

/** Lengths that members' players report for videos of unknown length. */
export const durationReports = pgTable(
  "duration_reports",
  {
    videoId: integer("video_id")
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seconds: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.userId] }),
    index("duration_reports_user_idx").on(table.userId),
  ],
);
