import type { Video } from "@mindreel/contract/catalogue/videos";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import type { ReactNode } from "react";
import { EditVideoButton } from "#features/catalogue/video-editing/EditVideoButton.tsx";
import action from "#features/catalogue/videos/cardAction.module.css";
import { VideoInfo } from "#features/catalogue/videos/watch/VideoInfo.tsx";
import { IconDots } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Popover } from "#shared/ui/plain/Popover.tsx";
import classes from "./CardMenu.module.css";

interface Props {
  readonly video: Video;
  /** Whether the member is a superuser. */
  readonly editable: boolean;
  /** Buttons that the card itself has no room for. */
  readonly children?: ReactNode;
}

/** Everything rarer about a card's video: what it is about, and what can be done with it. */
export function CardMenu({ video, editable, children }: Props) {
  return (
    <Popover
      label={format(messages.about, { title: video.title })}
      className={action.action}
      icon={<IconDots size={19} stroke={2} aria-hidden="true" />}
    >
      <VideoInfo video={video} />
      {(editable || children !== undefined) && (
        <div className={classes.actions}>
          {children}
          {editable && <EditVideoButton video={video} />}
        </div>
      )}
    </Popover>
  );
}
