import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import type { Category } from "@mindreel/contract/catalogue/categories";
import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import type { ListedVideo } from "@mindreel/contract/catalogue/video-admin";
import type { Video } from "@mindreel/contract/catalogue/videos";
import type { Note, NotedVideo } from "@mindreel/contract/engagement/notes";
import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import type { AnswerVideo, Request } from "@mindreel/contract/engagement/requests";
import type { Play } from "@mindreel/contract/playback/plays";
import { currentUser } from "./people.ts";

const moment = "2025-11-21T10:00:00.000Z";

/** The longest name allowed, in one word, which a page must break. */
export const longName = "W".repeat(150);

export const video = (id: number, changes: Partial<Video> = {}): Video => ({
  ...{ id, title: `Film ${id}`, description: `About film ${id}`, category: "Nature" },
  ...{ youtube_video_link: `https://example.org/${id}.mp4`, source_kind: "file", video_oid: String(id) },
  ...{ videos_thumbnail: null, thumbnail_srcset: null, thumbnail_avif: null, thumbnail_blur: null },
  ...{ duration: null, videolikes: null, like_count: 0 },
  ...{ created_at: moment, release_at: null, showcased: false, series: null, position: null, watched: false },
  ...changes,
});

/** One of three episodes of "The sea". */
export const episode = (place: number, changes: Partial<Video> = {}): Video =>
  video(place, { series: { id: 5, title: "The sea", place, count: 3 }, ...changes });

export const series = (changes: Partial<SeriesWithVideos> = {}): SeriesWithVideos => ({
  ...{ id: 5, title: "The sea", description: "From shore to shore", own_thumbnail: false },
  ...{ series_thumbnail: null, thumbnail_srcset: null, thumbnail_avif: null, thumbnail_blur: null },
  ...{ count: 3, duration: 0, watched: 0, next: { id: 1, title: "Film 1", place: 1 } },
  videos: [episode(1), episode(2), episode(3)],
  ...changes,
});

export const teaser = (id: number, changes: Partial<Teaser> = {}): Teaser => ({
  ...{ id, title: `Film ${id}`, description: `About film ${id}`, category: "Nature", duration: null },
  ...{ videos_thumbnail: null, thumbnail_srcset: null, thumbnail_avif: null, thumbnail_blur: null },
  ...{
    published_at: moment,
    languages: [],
    caption_languages: [],
    category_id: 3,
    series: null,
    open_to: "pro" as const,
  },
  more: { from: "category", videos: [] },
  ...changes,
});

export const note = (id: number, video: number, at: number, text = `Note ${id}`): Note => ({
  ...{ id, video, at, text, created_at: moment, updated_at: moment },
});

export const notedVideo = (id: number, changes: Partial<NotedVideo> = {}): NotedVideo => ({
  ...{ id, title: `Film ${id}`, available: true, duration: 300 },
  ...{ videos_thumbnail: null, thumbnail_srcset: null, thumbnail_avif: null, thumbnail_blur: null },
  ...changes,
});

export const request = (id: number, changes: Partial<Request> = {}): Request => ({
  ...{ id, text: `Wish ${id}`, state: "open", votes: 1, voted: false, asked: false, video: null },
  ...changes,
});

export const answerVideo = (id: number): AnswerVideo => ({
  ...{ id, title: `Film ${id}`, duration: 300 },
  ...{ videos_thumbnail: null, thumbnail_srcset: null, thumbnail_avif: null, thumbnail_blur: null },
});

export const adminRequest = (id: number, changes: Partial<AdminRequest> = {}): AdminRequest => ({
  ...{ id, text: `Wish ${id}`, state: "open", votes: 1, asked_at: moment, told: 0 },
  ...{ askers: [{ id: 7, username: "ada" }], merged: [], video: null },
  ...changes,
});

export const play = (changes: Partial<Play> = {}): Play => ({
  ...{ session: "play", src: "https://example.org/1.mp4", type: "video/mp4" },
  ...{ position: null, duration: null, expires_at: null, tracks: [] },
  ...changes,
});

export const listedVideo = (id: number, changes: Partial<ListedVideo> = {}): ListedVideo => ({
  ...{ id, title: `Film ${id}`, category: "Nature", videos_thumbnail: null, thumbnail_srcset: null },
  ...{ duration: null, created_at: moment, release_at: null, showcased_at: null, deleted_at: null, series: null },
  ...changes,
});

export const category = (id: number, name: string): Category => ({
  ...{ id, name, description: "", category_thumbnail: null, thumbnail_srcset: null },
});

/** A pro member. */
export const member = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  ...currentUser,
  is_pro: true,
  ...changes,
});

/** A page of a list of `count` items; `next` links to another page. */
export const pageOf = <Item>(results: Item[], { next = false, count = results.length } = {}) => ({
  ...{ count, next: next ? "http://localhost/api/list/?page=2&cursor=abc" : null, previous: null },
  results,
});
