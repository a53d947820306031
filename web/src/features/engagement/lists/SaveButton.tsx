import { UnstyledButton } from "@mantine/core";
import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import classes from "#features/engagement/toggle.module.css";
import { isSaved, useSaveVideo } from "./saveVideo.ts";

interface Props {
  readonly video: Video;
  readonly user: Pick<CurrentUser, "id" | "savevideos">;
}

export function SaveButton({ video, user }: Props) {
  const { mutate } = useSaveVideo();
  const saved = isSaved(user, video.id);
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  return (
    <UnstyledButton
      className={classes.toggle}
      aria-pressed={saved}
      aria-label={`Save ${video.title}`}
      onClick={() => mutate({ videoId: video.id, saved: !saved, userId: user.id })}
    >
      <Icon size={19} stroke={1.75} aria-hidden="true" />
    </UnstyledButton>
  );
}
