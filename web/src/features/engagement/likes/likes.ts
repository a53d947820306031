import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import type { VideoLikes } from "@mindreel/contract/engagement/likes";
import type { InfiniteData } from "@tanstack/react-query";

export type Likes = Pick<Video, "videolikes" | "like_count">;

export const likedBy = ({ videolikes }: Likes, userId: number): boolean =>
  videolikes?.likeusers.includes(userId) ?? false;

/** The expected response of the server. A record that does not exist yet gets the id 0, which no record has. */
export function withLike(likes: Likes, videoId: number, userId: number, liked: boolean): Likes {
  if (likedBy(likes, userId) === liked) return likes;
  const { id = 0, likeusers = [] } = likes.videolikes ?? {};
  const others = likeusers.filter((user) => user !== userId);
  return {
    videolikes: { id, likevideo: videoId, likeusers: liked ? [...others, userId] : others },
    like_count: Math.max(0, likes.like_count + (liked ? 1 : -1)),
  };
}

/** The response's `likeusers` holds at most 100 ids, so the count changes only by the caller's own like. */
export function withResponse(likes: Likes, response: VideoLikes, userId: number): Likes {
  const change = Number(response.likeusers.includes(userId)) - Number(likedBy(likes, userId));
  return { videolikes: response, like_count: Math.max(response.likeusers.length, likes.like_count + change) };
}

type VideoPages = InfiniteData<VideoPage>;

/** Unchanged pages and videos stay the same objects, so that only one card renders again. */
export function changeVideo(pages: VideoPages, videoId: number, change: (video: Video) => Likes): VideoPages {
  const holds = (page: VideoPage) => page.results.some(({ id }) => id === videoId);
  if (!pages.pages.some(holds)) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) =>
      holds(page)
        ? {
            ...page,
            results: page.results.map((video) => (video.id === videoId ? { ...video, ...change(video) } : video)),
          }
        : page,
    ),
  };
}
