import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { type ReactNode, useRef, useState } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { EditVideoButton } from "#features/catalogue/video-editing/EditVideoButton.tsx";
import { Description } from "#features/catalogue/videos/watch/Description.tsx";
import { ShareButton } from "#features/catalogue/videos/watch/ShareButton.tsx";
import { VideoFacts } from "#features/catalogue/videos/watch/VideoFacts.tsx";
import { LikeButton } from "#features/engagement/likes/LikeButton.tsx";
import { SaveButton } from "#features/engagement/lists/SaveButton.tsx";
import { Shortcuts } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { outline } from "#shared/icons/icon.tsx";
import { DialogLoadError } from "#shared/loading/parts/DialogLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./About.module.css";
import { WatchedButton } from "./WatchedButton.tsx";

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
      <DocumentTitle parts={[video.title]} />
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
              <SaveButton
                video={video}
                userId={user.id}
                saved={user.savevideos?.video.includes(video.id) ?? false}
                labelled
              />
            </>
          )}
          <WatchedButton video={video} />
          <ShareButton video={video} moment={moment} className={`${classes.action} ${classes.share}`} />
          {user?.is_superuser && <EditVideoButton video={video} />}
          <MoreMenu className={`${classes.action} ${classes.more}`} theatre={theatre} onTheatre={onTheatre} />
        </div>
      </div>
      {video.description !== "" && <Description text={video.description} duration={video.duration} onSeek={onSeek} />}
    </div>
  );
}

const IconDots = outline("M5 12v.01M12 12v.01M19 12v.01");

const load = async () => (await import("./MoreItems.tsx")).MoreItems;
const MoreItems = lazily(load, DialogLoadError);

interface MoreMenuProps {
  readonly className: string | undefined;
  readonly theatre: boolean;
  readonly onTheatre: () => void;
}

/** What is rarely done with a video: the width of its player, and its keyboard shortcuts. */
function MoreMenu({ className, theatre, onTheatre }: MoreMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [listed, setListed] = useState(false);
  return (
    <>
      <Menu
        target={target}
        preload={load}
        button={(props) => (
          <button {...props} type="button" className={className} aria-label={messages.more}>
            <IconDots size={20} aria-hidden="true" />
          </button>
        )}
      >
        {(onNotLoaded) => (
          <MoreItems
            theatre={theatre}
            onTheatre={onTheatre}
            onShortcuts={() => setListed(true)}
            onNotLoaded={onNotLoaded}
          />
        )}
      </Menu>
      <Shortcuts opened={listed} onOpen={() => setListed(true)} onClose={() => setListed(false)} />
    </>
  );
}
