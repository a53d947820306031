import type { VideoBody, VideoPatchBody } from "@mindreel/contract/catalogue/video-editing";
import type { VideoPage, VideoQuery } from "@mindreel/contract/catalogue/videos";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { horizonOf, type Viewer } from "#domain/visibility.ts";
import { keepPicture, thumbnailQueue } from "#features/catalogue/video-stills/thumbnails.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { isOn } from "#http/input/flags.ts";
import { type From, readPage } from "#http/input/paging.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import { type KnownSource, recogniseSource, type Source } from "./source.ts";
import type { CatalogueMapper } from "./videos.mapper.ts";
import {
  hasWords,
  type NewVideo,
  type StoredVideo,
  type VideoChange,
  type VideoFilter,
  type VideoRow,
  type VideosRepository,
} from "./videos.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: VideosRepository;
  readonly pictures: Pictures;
  readonly mapper: CatalogueMapper;
  readonly jobs: Pick<Jobs, "add">;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Is told of a search of the whole library that finds nothing. */
  readonly foundNothing: (words: string) => Promise<void>;
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
  const search = query.search !== undefined && hasWords(query.search) ? query.search : undefined;
  return {
    ...(saved && { list: "saved" }),
    ...(recent && { list: "recent" }),
    ...(category !== undefined && { category }),
    ...(search !== undefined && { search }),
    ordering: query.ordering ?? (recent ? "-watched" : "-created"),
  };
}

export function createVideosService(dependencies: Dependencies) {
  const { db, repository, pictures, mapper, jobs, publicUrl, clock, foundNothing } = dependencies;
  const address = new URL("/api/category/v1/video/", publicUrl);

  /** @throws AppError 400 */
  async function holdCategory(tx: Db, id: number | null | undefined): Promise<void> {
    if (id != null && !(await repository.holdCategory(tx, id))) {
      throw invalidInput({ category: ["There is no such category."] });
    }
  }

  /** @throws AppError 404 */
  async function one(id: number, viewer: Viewer): Promise<VideoRow> {
    const row = await repository.one(id, viewer.id, horizonOf(viewer, clock()));
    if (row === undefined) throw new AppError("not_found");
    return row;
  }

  return {
    /** @throws AppError 400, 404 `invalid_page` */
    page: async (query: VideoQuery, viewer: Viewer): Promise<VideoPage> => {
      const filter = toFilter(query);
      const horizon = horizonOf(viewer, clock());
      const list = (from: From) => repository.list(viewer.id, horizon, filter, from);
      const page = await readPage({ address, query, list }, (row) => mapper.toVideo(row, viewer.id));
      const { search, category, list: kind } = filter;
      if (page.count === 0 && search !== undefined && category === undefined && kind === undefined) {
        await foundNothing(search);
      }
      return page;
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
          await holdCategory(tx, video.categoryId);
          const created = await repository.insert(tx, video);
          if (thumbnail === null) await jobs.add(thumbnailQueue, { videoId: created }, tx);
          await audit?.(tx, created, { name: video.title });
          return created;
        });
        const row = await repository.one(id, memberId, "infinity");
        if (row === undefined) throw new AppError("not_found");
        return row;
      } catch (error) {
        await pictures.discard(thumbnail);
        throw error;
      }
    },

    one,

    /**
     * Changes what is given.
     * @throws AppError 400, 404
     */
    update: async (
      id: number,
      body: VideoPatchBody,
      picture: Buffer | undefined,
      actor: Viewer,
      audit: Audit,
    ): Promise<VideoRow> => {
      const asked = changeOf(body);
      const thumbnail = picture && (await keepPicture(pictures, "videos_thumbnail", picture));
      try {
        await inTransaction(db, async (tx) => {
          const held = await repository.hold(tx, id);
          if (held === undefined) throw new AppError("not_found");
          await holdCategory(tx, asked.categoryId);
          const change = { ...asked, ...(thumbnail && { thumbnail }) };
          // A clip of this server keeps its path, whatever the server's address.
          if (change.source === new URL(held.source, publicUrl).href) change.source = held.source;
          const changed = changedFields(held, change);
          if (changed.length === 0) return;
          await repository.update(tx, id, change);
          if (thumbnail !== undefined) await pictures.leave(tx, held.thumbnail);
          if (changed.includes("source") && thumbnail === undefined && held.thumbnail === null) {
            await jobs.add(thumbnailQueue, { videoId: id }, tx);
          }
          await audit(tx, id, {
            name: change.title ?? held.title,
            changed: changed.join(", "),
            ...(changed.includes("title") && { before: held.title }),
          });
        });
      } catch (error) {
        await pictures.discard(thumbnail ?? null);
        throw error;
      }
      return one(id, actor);
    },
  };
}

export type VideosService = ReturnType<typeof createVideosService>;

/** What can be edited, as people read of it. */
const fields = [
  ["title", "title"],
  ["description", "description"],
  ["categoryId", "category"],
  ["source", "source"],
  ["oid", "oid"],
  ["thumbnail", "picture"],
  ["releaseAt", "release time"],
] as const;

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value);

function changedFields(held: StoredVideo, change: VideoChange): string[] {
  const changed = fields.filter(([name]) => change[name] !== undefined && plain(change[name]) !== plain(held[name]));
  return changed.map(([, label]) => label);
}

/** @throws AppError 400 */
function changeOf(body: VideoPatchBody): VideoChange {
  const { title, description, category, youtube_video_link: link, video_oid: oid, release_at } = body;
  const source = link === undefined ? undefined : sourceOf(link);
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { categoryId: Number(category) }),
    ...(source && { source: source.url, sourceKind: source.kind }),
    ...(oid !== undefined && { oid: oid.trim() }),
    ...(release_at !== undefined && { releaseAt: releaseOf(release_at) }),
  };
}

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

export const notPlayable =
  "This cannot be played. Use the http(s) address of a YouTube or Vimeo video, or of an HLS (.m3u8), DASH (.mpd) or MP4 file.";

/**
 * A video's Source as a form sends it.
 * @throws AppError 400 where the player cannot play it
 */
export function sourceOf(text: string, field = "youtube_video_link"): KnownSource {
  const source = recogniseSource(text);
  if (source !== null) return source;
  throw invalidInput({ [field]: [notPlayable] });
}
