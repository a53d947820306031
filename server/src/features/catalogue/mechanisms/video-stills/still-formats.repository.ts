import type { Db } from "#data/database.ts";
import { and, desc, eq, isNotNull, isNull } from "#db/orm.ts";
import { library, videos } from "#db/schema/library/catalogue.ts";

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
