import type { Video } from "@mindreel/contract/catalogue/videos";
import { toggles as messages } from "@mindreel/messages/engagement/engagement";
import { useQueryClient } from "@tanstack/react-query";
import classes from "#features/engagement/toggle.module.css";
import { IconHeart } from "#shared/icons/site.ts";
import { compactNumber } from "#shared/language/compactNumber.ts";
import { format } from "#shared/language/format.ts";
import { likedBy } from "./likes.ts";
import { likeVideo } from "./likeVideo.ts";

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
