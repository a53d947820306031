import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import { describe, expect, it } from "vitest";
import { changeVideo, type Likes, likedBy, withLike, withResponse } from "./likes.ts";

const me = 7;
const video: Video = {
  id: 1,
  title: "Spring",
  description: "",
  category: null,
  youtube_video_link: "https://example.org/spring.mp4",
  source_kind: "file",
  video_oid: "spring",
  videos_thumbnail: null,
  thumbnail_srcset: null,
  thumbnail_avif: null,
  thumbnail_blur: null,
  duration: null,
  videolikes: null,
  like_count: 0,
  series: null,
  created_at: "2025-11-21T00:00:00Z",
  release_at: null,
  showcased: false,
  position: null,
  watched: false,
};

describe("liking", () => {
  it("makes the member the first to like a video, and unliking undoes it", () => {
    const liked = withLike(video, 1, me, true);
    expect(likedBy(liked, me)).toBe(true);
    expect(liked.like_count).toBe(1);
    const undone = withLike(liked, 1, me, false);
    expect(likedBy(undone, me)).toBe(false);
    expect(undone.like_count).toBe(0);
  });

  it("counts once when repeated", () => {
    const liked = withLike(video, 1, me, true);
    expect(withLike(liked, 1, me, true)).toBe(liked);
  });
});

describe("the server's response", () => {
  it("replaces the record and changes the count only by the member's own like", () => {
    const before: Likes = { videolikes: { id: 1, likevideo: 1, likeusers: [8, 9] }, like_count: 250 };
    const after = withResponse(before, { id: 1, likevideo: 1, likeusers: [9, 10, me] }, me);
    expect(after).toEqual({ videolikes: { id: 1, likevideo: 1, likeusers: [9, 10, me] }, like_count: 251 });
  });
});

describe("changing a video in the cached pages", () => {
  const page = (results: Video[]): VideoPage => ({ count: 2, next: null, previous: null, results });
  const pages = { pages: [page([video]), page([{ ...video, id: 2 }])], pageParams: [] };

  it("leaves other pages untouched", () => {
    const changed = changeVideo(pages, 2, (likes) => withLike(likes, 2, me, true));
    expect(changed.pages[0]).toBe(pages.pages[0]);
    expect(changed.pages[1]?.results[0]?.like_count).toBe(1);
    expect(pages.pages[1]?.results[0]?.like_count).toBe(0);
  });

  it("returns the same object when the video is not there", () => {
    expect(changeVideo(pages, 3, () => video)).toBe(pages);
  });
});
