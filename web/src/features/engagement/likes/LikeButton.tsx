import { UnstyledButton } from "@mantine/core";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import classes from "#features/engagement/toggle.module.css";
import { likedBy } from "./likes.ts";
import { useLikeVideo } from "./likeVideo.ts";

const compact = new Intl.NumberFormat("en", { notation: "compact" });

export function LikeButton({ video, userId }: { video: Video; userId: number }) {
  const { mutate } = useLikeVideo(video, userId);
  const liked = likedBy(video, userId);
  const count = compact.format(video.like_count);
  const Icon = liked ? IconHeartFilled : IconHeart;
  return (
    <UnstyledButton
      className={classes.toggle}
      aria-pressed={liked}
      aria-label={`Like ${video.title}, ${count} ${video.like_count === 1 ? "like" : "likes"}`}
      onClick={() => mutate(!liked)}
    >
      <Icon size={19} stroke={1.75} aria-hidden="true" />
      {video.like_count > 0 && <span className={classes.count}>{count}</span>}
    </UnstyledButton>
  );
}
