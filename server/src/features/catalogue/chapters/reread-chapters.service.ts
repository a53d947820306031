import type { Db } from "#data/database.ts";
import { readPiece } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";
import { chaptersInDescription, chaptersInFile } from "./chapters.policy.ts";
import * as chapters from "./chapters.repository.ts";

async function read({ id: video, description, vtt }: chapters.Sources): Promise<chapters.Written> {
  const inFile = vtt === null ? [] : chaptersInFile((await readPiece(vtt)).cues);
  if (inFile.length > 0) return { video, origin: "file", chapters: inFile };
  return { video, origin: "description", chapters: chaptersInDescription(description) };
}

/**
 * Rereads the chapters of videos after their description or chapter files have changed. A file takes precedence over a
 * description. Chapters set by hand stay.
 */
export async function rereadChapters(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const sources = await chapters.sources(tx, ids);
  const written: chapters.Written[] = [];
  for (const each of sources) written.push(await read(each));
  await chapters.replace(
    tx,
    sources.map(({ id }) => id),
    written,
  );
}
