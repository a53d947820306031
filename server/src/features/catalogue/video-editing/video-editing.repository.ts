import type { Db } from "#data/database.ts";
import { and, eq, isNull } from "#db/orm.ts";
import { categories, videos } from "#db/schema/library/catalogue.ts";

export type NewVideo = typeof videos.$inferInsert;

const editable = {
  title: videos.title,
  description: videos.description,
  categoryId: videos.categoryId,
  source: videos.source,
  sourceKind: videos.sourceKind,
  oid: videos.oid,
  thumbnail: videos.thumbnail,
  releaseAt: videos.releaseAt,
  showcasedAt: videos.showcasedAt,
  openTo: videos.openTo,
};

export type StoredVideo = Pick<typeof videos.$inferSelect, keyof typeof editable>;

export type VideoChange = Partial<Pick<NewVideo, keyof typeof editable>>;

/** Whether a category exists. Locks it against deletion until the transaction ends. */
export async function holdCategory(tx: Db, id: number): Promise<boolean> {
  const found = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for("key share");
  return found.length > 0;
}

/** @returns the new video's id */
export async function insert(tx: Db, video: NewVideo): Promise<number> {
  const [created] = await tx.insert(videos).values(video).returning({ id: videos.id });
  if (created === undefined) throw new Error("an insert returned no row");
  return created.id;
}

/** Locks a video until the transaction ends; undefined if there is none or it is deleted. */
export async function hold(tx: Db, id: number): Promise<StoredVideo | undefined> {
  const [video] = await tx
    .select(editable)
    .from(videos)
    .where(and(eq(videos.id, id), isNull(videos.deletedAt)))
    .for("no key update");
  return video;
}

export async function update(tx: Db, id: number, change: VideoChange): Promise<void> {
  // A new picture has no placeholder yet.
  const blur = change.thumbnail === undefined ? {} : { thumbnailBlur: null };
  await tx
    .update(videos)
    .set({ ...change, ...blur })
    .where(eq(videos.id, id));
}
