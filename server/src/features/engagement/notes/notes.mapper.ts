import type { Note, NotedVideo, NotePage } from "@mindreel/contract/engagement/notes";
import type { Pictures } from "#media/pictures.ts";
import type { ListedNote, NoteRow } from "./notes.repository.ts";

export const toNote = ({ id, videoId, at, text, createdAt, updatedAt }: NoteRow): Note => ({
  ...{ id, video: videoId, at, text },
  ...{ created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() },
});

/** Pictures of the library are only shown to pro members (`isPro`). */
export const createNotesMapper = (pictures: Pick<Pictures, "urls" | "avif">) => {
  const toVideo = (row: ListedNote, isPro: boolean): NotedVideo => {
    const { src, srcset } = pictures.urls(isPro ? row.thumbnail : null);
    return {
      ...{ id: row.videoId, title: row.title, available: row.available, duration: row.duration },
      videos_thumbnail: src,
      thumbnail_srcset: srcset,
      thumbnail_avif: isPro ? pictures.avif(row.thumbnail, row.thumbnailBlur) : null,
      thumbnail_blur: isPro ? row.thumbnailBlur : null,
    };
  };
  return {
    /** A page, with the videos of its notes. */
    withVideos: (page: Omit<NotePage, "videos">, rows: readonly ListedNote[], isPro: boolean): NotePage => {
      const videos = new Map(rows.map((row) => [row.videoId, row]));
      return { ...page, videos: [...videos.values()].map((row) => toVideo(row, isPro)) };
    },
  };
};

export type NotesMapper = ReturnType<typeof createNotesMapper>;
