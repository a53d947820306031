import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import { describe, expect, it } from "vitest";
import { video } from "#test/library.ts";
import { changeVideo, type Likes, likedBy, withLike, withResponse } from "./likes.ts";

const me = 7;
const spring = video(1);

describe("liking", () => {
  it("makes the member the first to like a video, and unliking undoes it", () => {
    const liked = withLike(spring, 1, me, true);
    expect(likedBy(liked, me)).toBe(true);
    expect(liked.like_count).toBe(1);
    const undone = withLike(liked, 1, me, false);
    expect(likedBy(undone, me)).toBe(false);
    expect(undone.like_count).toBe(0);
  });

  it("counts once when repeated", () => {
    const liked = withLike(spring, 1, me, true);
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
  const pages = { pages: [page([spring]), page([video(2)])], pageParams: [] };

  it("leaves other pages untouched", () => {
    const changed = changeVideo(pages, 2, (likes) => withLike(likes, 2, me, true));
    expect(changed.pages[0]).toBe(pages.pages[0]);
    expect(changed.pages[1]?.results[0]?.like_count).toBe(1);
    expect(pages.pages[1]?.results[0]?.like_count).toBe(0);
  });

  it("returns the same object when the video is not there", () => {
    expect(changeVideo(pages, 3, () => spring)).toBe(pages);
  });
});
