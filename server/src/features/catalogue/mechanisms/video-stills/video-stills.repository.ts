import type { Db } from "#data/database.ts";
import { and, eq, isNull, sql } from "#db/orm.ts";
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

/** @returns false if the video is gone or got a description meanwhile; one that can still be restored gets it */
export async function setDescription(tx: Db, id: number, description: string): Promise<boolean> {
  const set = await tx
    .update(videos)
    .set({ description })
    .where(and(eq(videos.id, id), sql`${videos.description} !~ '\\S'`))
    .returning({ id: videos.id });
  return set.length > 0;
}

/** @returns false if the video is gone or got a still meanwhile; one that can still be restored gets it */
export async function setStill(tx: Db, id: number, thumbnail: string): Promise<boolean> {
  const set = await tx
    .update(videos)
    .set({ thumbnail })
    .where(and(eq(videos.id, id), isNull(videos.thumbnail)))
    .returning({ id: videos.id });
  return set.length > 0;
}
