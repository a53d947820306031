import type { VideoBody, VideoPage, VideoQuery } from "@mindreel/contract/catalogue";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Audit } from "#platform/audit.ts";
import { inTransaction } from "#platform/database.ts";
import { AppError, invalidInput } from "#platform/errors.ts";
import { isOn } from "#platform/flags.ts";
import type { Jobs } from "#platform/jobs.ts";
import { type From, readPage } from "#platform/paging.ts";
import type { Pictures } from "#platform/pictures.ts";
import { horizonOf, type Viewer } from "#platform/visibility.ts";
import type { CatalogueMapper } from "./catalogue.mapper.ts";
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

export interface VideoDraft extends Omit<VideoBody, "category" | "youtube_video_link" | "release_at"> {
  readonly categoryId: number | null;
  readonly source: Source;
  /** Absent or null: at once. */
  readonly releaseAt?: Date | null;
  /** Absent only where an import leaves the picture to the provider's still. */
  readonly picture: Buffer | undefined;
}

function toFilter(query: VideoQuery): VideoFilter {
  const saved = isOn(query, "saved");
  const recent = isOn(query, "recent");
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
  const address = new URL("/api/category/v1/video/", publicUrl);

  return {
    /** @throws AppError 400, 404 `invalid_page` */
    page: async (query: VideoQuery, viewer: Viewer): Promise<VideoPage> => {
      const filter = toFilter(query);
      const horizon = horizonOf(viewer, clock());
      const list = (from: From) => repository.list(viewer.id, horizon, filter, from);
      return readPage({ address, query, list }, (row) => mapper.toVideo(row, viewer.id));
    },

    /**
     * Adds a video; one without a picture gets its provider's still soon after.
     * @throws AppError 400
     */
    create: async (draft: VideoDraft, memberId: number, audit?: Audit): Promise<VideoRow> => {
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
        releaseAt: draft.releaseAt ?? null,
        createdAt: clock(),
      };
      try {
        const id = await inTransaction(db, async (tx) => {
          const created = await repository.insert(tx, video);
          if (created === undefined) throw invalidInput({ category: ["There is no such category."] });
          if (thumbnail === null) await jobs.add(thumbnailQueue, { videoId: created }, tx);
          await audit?.(tx, created, { name: video.title });
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
    remove: async (id: number, audit?: Audit): Promise<void> => {
      const removed = await repository.remove(id, audit);
      if (removed === undefined) throw new AppError("not_found");
      await pictures.discard(removed.thumbnail);
    },
  };
}

export type VideosService = ReturnType<typeof createVideosService>;

/**
 * A video's public time as a form sends it; null: at once.
 * @throws AppError 400
 */
export function releaseOf(text: string | null | undefined): Date | null {
  if (!text) return null;
  const time = new Date(text);
  // A leap second passes the schema, and is no date here.
  if (Number.isNaN(time.getTime())) throw invalidInput({ release_at: ["This is not a time."] });
  return time;
}

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
