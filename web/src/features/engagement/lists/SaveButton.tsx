import type { Video } from "@mindreel/contract/catalogue/videos";
import { toggles as messages } from "@mindreel/messages/engagement/engagement";
import { useQueryClient } from "@tanstack/react-query";
import classes from "#features/engagement/toggle.module.css";
import { IconBookmark } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { saveVideo } from "./saveVideo.ts";

interface Props {
  readonly video: Pick<Video, "id" | "title">;
  readonly userId: number;
  readonly saved: boolean;
  /** Whether it says in words what it does. */
  readonly labelled?: boolean;
}

/** The same elements whether saved or not: only an attribute differs. */
export function SaveButton({ video, userId, saved, labelled = false }: Props) {
  const client = useQueryClient();
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={saved}
      aria-label={format(messages.save, { title: video.title })}
      onClick={() => saveVideo(client, userId, { videoId: video.id, saved: !saved })}
    >
      <IconBookmark size={19} stroke={1.75} aria-hidden="true" />
      {labelled && <span className={classes.words}>{messages.saveAlone}</span>}
    </button>
  );
}
