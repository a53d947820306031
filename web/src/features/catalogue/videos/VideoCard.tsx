import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import type { ReactNode } from "react";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import { CardPicture } from "./CardPicture.tsx";
import { playButtonId } from "./pressed.ts";
import classes from "./videos.module.css";

interface Props {
  readonly video: Video;
  /** Index in the list, from 0; determines how soon its picture loads. */
  readonly place: number;
  /** Whether it plays. */
  readonly playing: boolean;
  /** Removed from the list, but still shown so that it can be restored. */
  readonly faded: boolean;
  /** A badge such as "Early access". */
  readonly note: string | null;
  readonly actions: ReactNode;
  readonly onPlay: (video: Video) => void;
}

export function VideoCard({ video, place, playing, faded, note, actions, onPlay }: Props) {
  return (
    <div className={classes.card} data-faded={faded || undefined}>
      <CardPicture
        video={video}
        id={playButtonId(video.id)}
        place={place}
        playing={playing}
        note={note}
        onPlay={onPlay}
      />
      <div className={classes.text}>
        <h2 className={classes.title} title={video.title} dir="auto">
          <Link to={pagePath("watch", { id: video.id })}>{video.title}</Link>
        </h2>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the play button */}
        <p className={classes.about} dir="auto" onClick={() => onPlay(video)}>
          {video.description}
        </p>
      </div>
      <Toolbar label={format(messages.actions, { title: video.title })} className={classes.foot}>
        {video.category === null ? (
          <span />
        ) : (
          <Link className={classes.category} to={withQuery(pagePath("home"), { category: video.category })}>
            {video.category}
          </Link>
        )}
        <div className={classes.actions}>{actions}</div>
      </Toolbar>
    </div>
  );
}
