import type { Db } from "#data/database.ts";
import { and, eq, isNull } from "#db/orm.ts";
import { videos } from "#db/schema/library/catalogue.ts";

export async function find(db: Db, id: number) {
  const { source, sourceKind, title, description, oid, thumbnail } = videos;
  const [video] = await db
    .select({ source, sourceKind, title, description, oid, thumbnail })
    .from(videos)
    .where(eq(videos.id, id));
  return video;
}

/** Writes a title unless the current title is no longer the Oid. */
export async function setTitle(db: Db, id: number, oid: string, title: string): Promise<void> {
  await db
    .update(videos)
    .set({ title })
    .where(and(eq(videos.id, id), eq(videos.title, oid)));
}

/** Writes a description unless the video has got one meanwhile. */
export async function setDescription(db: Db, id: number, description: string): Promise<void> {
  await db
    .update(videos)
    .set({ description })
    .where(and(eq(videos.id, id), eq(videos.description, "")));
}

/** @returns false if the video has been deleted or got a still meanwhile */
export async function setStill(db: Db, id: number, thumbnail: string): Promise<boolean> {
  const set = await db
    .update(videos)
    .set({ thumbnail })
    .where(and(eq(videos.id, id), isNull(videos.thumbnail)))
    .returning({ id: videos.id });
  return set.length > 0;
}
