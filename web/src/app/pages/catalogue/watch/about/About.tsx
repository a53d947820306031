import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { watch as messages } from "@mindreel/messages/catalogue/videos";
import type { ReactNode } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { EditVideoButton } from "#features/catalogue/video-editing/EditVideoButton.tsx";
import { Description } from "#features/catalogue/videos/watch/Description.tsx";
import { ShareButton } from "#features/catalogue/videos/watch/ShareButton.tsx";
import { VideoFacts } from "#features/catalogue/videos/watch/VideoFacts.tsx";
import { LikeButton } from "#features/engagement/likes/LikeButton.tsx";
import { SaveButton } from "#features/engagement/lists/SaveButton.tsx";
import { Shortcuts } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { outline } from "#shared/icons/icon.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./About.module.css";
import { WatchedButton } from "./WatchedButton.tsx";

const IconArrowsHorizontal = outline("M7 8l-4 4l4 4M17 8l4 4l-4 4M3 12l18 0");

interface Props {
  readonly video: Video;
  /** Above the title: the series that the video is in. */
  readonly place: ReactNode;
  readonly theatre: boolean;
  readonly onTheatre: () => void;
  /** The player's current time, in seconds. */
  readonly moment: () => number;
  readonly onSeek: (seconds: number) => void;
}

/** Below the player: what the video is about, and the actions on it. */
export function About({ video, place, theatre, onTheatre, moment, onSeek }: Props) {
  const { data: user } = useCurrentUser();
  return (
    <div className={classes.about}>
      {place}
      <Title order={1} className={classes.title} dir="auto">
        {video.title}
      </Title>
      <div className={classes.line}>
        <VideoFacts
          category={video.category}
          duration={video.duration}
          since={video.release_at !== null && video.release_at > video.created_at ? video.release_at : video.created_at}
          to={video.category === null ? null : withQuery(pagePath("home"), { category: video.category })}
        />
        <div className={classes.actions}>
          {user !== undefined && (
            <>
              <LikeButton video={video} userId={user.id} />
              <SaveButton video={video} userId={user.id} saved={user.savevideos?.video.includes(video.id) ?? false} />
            </>
          )}
          <WatchedButton video={video} />
          <ShareButton video={video} moment={moment} className={classes.action} />
          <IconButton
            className={`${classes.action} ${classes.wide}`}
            aria-label={messages.wide}
            aria-pressed={theatre}
            onClick={onTheatre}
          >
            <IconArrowsHorizontal size={19} stroke={1.75} aria-hidden="true" />
          </IconButton>
          <Shortcuts className={`${classes.action} ${classes.keys}`} />
          {user?.is_superuser && <EditVideoButton video={video} />}
        </div>
      </div>
      {video.description !== "" && <Description text={video.description} duration={video.duration} onSeek={onSeek} />}
    </div>
  );
}
