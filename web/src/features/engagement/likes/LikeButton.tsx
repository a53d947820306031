import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import { toggles as messages } from "@mindreel/messages/engagement/engagement";
import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import classes from "#features/engagement/toggle.module.css";
import { call } from "#shared/api/api.ts";
import { changeOnHome } from "#shared/api/changeOnHome.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { IconHeart } from "#shared/icons/site.ts";
import { compactNumber } from "#shared/language/compactNumber.ts";
import { format } from "#shared/language/format.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { changeVideo, type Likes, likedBy, withLike, withResponse } from "./likes.ts";

/** The same elements whether liked or not: only attributes and the count differ. */
export function LikeButton({ video, userId }: { video: Video; userId: number }) {
  const client = useQueryClient();
  const liked = likedBy(video, userId);
  const count = compactNumber(video.like_count);
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={liked}
      aria-label={format(messages.like, { count: video.like_count, title: video.title, likes: count })}
      onClick={() => likeVideo(client, video, userId, !liked)}
    >
      <IconHeart size={19} stroke={1.75} aria-hidden="true" />
      <span className={classes.count}>{video.like_count > 0 ? count : ""}</span>
    </button>
  );
}

/** The last server state of each video with like calls in flight: what the lists roll back to. */
const confirmed = new Map<number, Likes>();

function changeEverywhere(client: QueryClient, videoId: number, change: (likes: Likes) => Likes): void {
  client.setQueriesData<InfiniteData<VideoPage>>({ queryKey: queryKeys.videos }, (pages) =>
    pages === undefined ? pages : changeVideo(pages, videoId, change),
  );
  client.setQueryData<Video | null>(
    [...queryKeys.video, "watch", videoId],
    (video) => video && { ...video, ...change(video) },
  );
  changeOnHome(client, videoId, (video) => ({ ...video, ...change(video) }));
}

/**
 * Updates the lists optimistically. Calls for the same video run one after another; after the last one, the lists show
 * the state confirmed by the server, which after a failure is the one before the click.
 */
function likeVideo(client: QueryClient, video: Video, userId: number, liked: boolean): void {
  const mutationKey = ["like", video.id];
  runMutation(client, {
    mutationKey,
    scope: { id: `like-${video.id}` },
    mutationFn: () => {
      const record = confirmed.get(video.id)?.videolikes;
      return record
        ? call("PATCH /api/category/v1/like/videos/{id}/", {
            params: { id: String(record.id) },
            body: liked ? { add: [userId] } : { remove: [userId] },
          })
        : call("POST /api/category/v1/like/videos/", {
            body: { likevideo: video.id, likeusers: liked ? [userId] : [] },
          });
    },
    onMutate: async () => {
      // A refetch started before the click would undo it. Loading a further page does not affect the pages shown.
      await client.cancelQueries({
        queryKey: queryKeys.videos,
        predicate: ({ state }) => state.data !== undefined && state.fetchMeta?.fetchMore === undefined,
      });
      if (!confirmed.has(video.id)) confirmed.set(video.id, video);
      changeEverywhere(client, video.id, (likes) => withLike(likes, video.id, userId, liked));
    },
    onSuccess: (response) => {
      confirmed.set(video.id, withResponse(confirmed.get(video.id) ?? video, response, userId));
    },
    onError: (error) => toastError(error.message),
    onSettled: () => {
      const likes = confirmed.get(video.id);
      if (likes === undefined || client.isMutating({ mutationKey }) > 1) return;
      confirmed.delete(video.id);
      changeEverywhere(client, video.id, () => ({ videolikes: likes.videolikes, like_count: likes.like_count }));
    },
  });
}
