import type { Db } from "#data/database.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "#db/orm.ts";
import { library, videos } from "#db/schema/library/catalogue.ts";

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

/** The id of a video's picture, if its other formats are still missing. */
export async function lacking(db: Db, id: number): Promise<string | null> {
  const [video] = await db
    .select({ thumbnail: videos.thumbnail })
    .from(videos)
    .where(and(eq(videos.id, id), isNull(videos.thumbnailBlur)));
  return video?.thumbnail ?? null;
}

/** @returns false if the video has been deleted or got another picture meanwhile */
export async function setBlur(db: Db, id: number, thumbnail: string, blur: string): Promise<boolean> {
  const set = await db
    .update(videos)
    .set({ thumbnailBlur: blur })
    .where(and(eq(videos.id, id), eq(videos.thumbnail, thumbnail)))
    .returning({ id: videos.id });
  return set.length > 0;
}

/** Claims the task of queueing existing pictures after an upgrade. @returns false if it was claimed already */
export async function takeOver(tx: Db): Promise<boolean> {
  const taken = await tx
    .update(library)
    .set({ stillsDue: false })
    .where(eq(library.stillsDue, true))
    .returning({ id: library.id });
  return taken.length > 0;
}

/** All videos whose picture is missing its other formats, newest first. */
export const allLacking = (db: Db): Promise<{ id: number }[]> =>
  db
    .select({ id: videos.id })
    .from(videos)
    .where(and(isNotNull(videos.thumbnail), isNull(videos.thumbnailBlur)))
    .orderBy(desc(videos.publishedAt));
