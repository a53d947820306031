import type { VideoBody, VideoPage, VideoQuery } from "@mindreel/contract/catalogue";
import { pageSize } from "@mindreel/contract/limits";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { inTransaction, isBadValue } from "#platform/database.ts";
import { AppError, invalidInput } from "#platform/errors.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Pictures } from "#platform/pictures.ts";
import type { CatalogueMapper } from "./catalogue.mapper.ts";
import { decodeCursor, encodeCursor, pageNumber } from "./paging.ts";
import { recogniseSource, type Source } from "./source.ts";
import { keepPicture, thumbnailQueue } from "./thumbnails.ts";
import type { NewVideo, VideoFilter, VideoRow, VideosRepository } from "./videos.repository.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly repository: VideosRepository;
  readonly pictures: Pictures;
  readonly mapper: CatalogueMapper;
  readonly jobs: Pick<Jobs, "add">;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

export interface VideoDraft extends Omit<VideoBody, "category" | "youtube_video_link"> {
  readonly categoryId: number | null;
  readonly source: Source;
  /** Absent only where an import leaves the picture to the provider's still. */
  readonly picture: Buffer | undefined;
}

/** A filter's switch is on only by `true`; an empty one counts as not sent. */
function isOn(value: string | undefined, name: string): boolean {
  if (value === undefined || value === "" || value === "false") return false;
  if (value === "true") return true;
  throw invalidInput({ [name]: ["Use true, or leave it out."] });
}

function toFilter(query: VideoQuery): VideoFilter {
  const saved = isOn(query.saved, "saved");
  const recent = isOn(query.recent, "recent");
  const category = query.category === "" ? undefined : query.category;
  if (Number(saved) + Number(recent) + Number(category !== undefined) > 1) {
    throw invalidInput({ non_field_errors: ["Use only one of saved, recent and category."] });
  }
  const search = query.search !== undefined && /[\p{L}\p{N}]/u.test(query.search) ? query.search : undefined;
  return {
    ...(saved && { list: "saved" }),
    ...(recent && { list: "recent" }),
    ...(category !== undefined && { category }),
    ...(search !== undefined && { search }),
    ordering: query.ordering ?? (recent ? "-watched" : "-created"),
  };
}

export function createVideosService({ db, repository, pictures, mapper, jobs, publicUrl, clock }: Dependencies) {
  /** The same list at another page. */
  function link(query: VideoQuery, page: number, cursor?: string): string {
    const url = new URL("/api/category/v1/video/", publicUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    url.searchParams.set("page", String(page));
    url.searchParams.delete("cursor");
    if (cursor !== undefined) url.searchParams.set("cursor", cursor);
    return url.href;
  }

  return {
    /** @throws AppError 400, 404 `invalid_page` */
    page: async (query: VideoQuery, memberId: number): Promise<VideoPage> => {
      const page = pageNumber(query.page);
      const filter = toFilter(query);
      const from = query.cursor ? decodeCursor(query.cursor) : { offset: (page - 1) * pageSize };
      const rows = await repository.list(memberId, filter, from).catch((error: unknown) => {
        // The cursor holds no value of this ordering: nobody got it from us.
        throw "key" in from && isBadValue(error) ? new AppError("invalid_page") : error;
      });
      if (rows.length === 0 && page > 1) throw new AppError("invalid_page");
      const shown = rows.slice(0, pageSize);
      const last = shown.at(-1);
      const more = rows.length > pageSize && last !== undefined;
      return {
        count: rows[0]?.total ?? 0,
        next: more ? link(query, page + 1, encodeCursor({ key: last.sort_key, id: last.id })) : null,
        previous: page > 1 ? link(query, page - 1) : null,
        results: shown.map((row) => mapper.toVideo(row, memberId)),
      };
    },

    /**
     * Adds a video; one without a picture gets its provider's still soon after.
     * @throws AppError 400
     */
    create: async (draft: VideoDraft, memberId: number): Promise<VideoRow> => {
      const thumbnail =
        draft.picture === undefined ? null : await keepPicture(pictures, "videos_thumbnail", draft.picture);
      const video: NewVideo = {
        title: draft.title.trim(),
        description: draft.description ?? "",
        categoryId: draft.categoryId,
        source: draft.source.url,
        sourceKind: draft.source.kind,
        oid: draft.video_oid.trim(),
        thumbnail,
        createdAt: clock(),
      };
      try {
        const id = await inTransaction(db, async (tx) => {
          const created = await repository.insert(tx, video);
          if (created === undefined) throw invalidInput({ category: ["There is no such category."] });
          if (thumbnail === null) await jobs.add(thumbnailQueue, { videoId: created }, tx);
          return created;
        });
        const row = await repository.one(id, memberId);
        if (row === undefined) throw new AppError("not_found");
        return row;
      } catch (error) {
        await pictures.discard(thumbnail);
        throw error;
      }
    },

    /** @throws AppError 404 */
    remove: async (id: number): Promise<void> => {
      const removed = await repository.remove(id);
      if (removed === undefined) throw new AppError("not_found");
      await pictures.discard(removed.thumbnail);
    },
  };
}

export type VideosService = ReturnType<typeof createVideosService>;

/**
 * A video's Source as a form sends it.
 * @throws AppError 400 where the player cannot play it
 */
export function sourceOf(text: string): Source {
  const source = recogniseSource(text);
  if (source !== null) return source;
  throw invalidInput({
    youtube_video_link: [
      "This cannot be played. Use the http(s) address of a YouTube or Vimeo video, or of an HLS (.m3u8), DASH (.mpd) or MP4 file.",
    ],
  });
}
