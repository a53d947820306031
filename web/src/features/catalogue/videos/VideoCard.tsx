import type { Video } from "@mindreel/contract/catalogue/videos";
import { durationOf, spokenDurationOf } from "@mindreel/contract/wire/durations";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconPlayerPlayFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import { withQuery } from "#shared/withQuery.ts";
import { Preview, usePreview } from "./Preview.tsx";
import classes from "./VideoCard.module.css";

interface Props {
  readonly video: Video;
  /** In the list, from 0; decides how soon its picture loads. */
  readonly place: number;
  /** On the stage. */
  readonly playing: boolean;
  /** Removed from the list, but still shown so that it can be put back. */
  readonly faded: boolean;
  /** A badge such as "Early access". */
  readonly note: string | null;
  readonly actions: ReactNode;
  readonly onPlay: (video: Video) => void;
}

export const playButtonId = (videoId: number) => `play-${videoId}`;

const lengthId = (videoId: number) => `length-${videoId}`;

export function VideoCard({ video, place, playing, faded, note, actions, onPlay }: Props) {
  const badge = playing ? "Playing" : (note ?? (video.watched ? "Watched" : null));
  const play = () => onPlay(video);
  const { previews, handlers } = usePreview(video);
  return (
    <div className={classes.card} data-playing={playing || undefined} data-faded={faded || undefined}>
      <div className={classes.pictured}>
        <button
          type="button"
          id={playButtonId(video.id)}
          className={classes.frame}
          aria-label={`Play ${video.title}`}
          aria-describedby={video.duration === null ? undefined : lengthId(video.id)}
          aria-current={playing || undefined}
          onClick={play}
          {...handlers}
        >
          <Thumbnail key={video.videos_thumbnail} video={video} place={place} />
          {previews && !playing && <Preview video={video} />}
          <span className={classes.play}>
            <IconPlayerPlayFilled size={22} aria-hidden="true" />
          </span>
          <ProgressBar video={video} />
        </button>
        {video.duration !== null && (
          <span className={classes.length} aria-hidden="true">
            {durationOf(video.duration)}
          </span>
        )}
      </div>
      {video.duration !== null && (
        <span id={lengthId(video.id)} hidden>
          {spokenDurationOf(video.duration)}
        </span>
      )}
      {badge !== null && <p className={classes.note}>{badge}</p>}
      <div className={classes.text}>
        <h2 className={classes.title} title={video.title}>
          <Link to={pagePath("watch", { id: video.id })}>{video.title}</Link>
        </h2>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the play button */}
        <p className={classes.about} onClick={play}>
          {video.description}
        </p>
      </div>
      <Toolbar label={`Actions for ${video.title}`} className={classes.foot}>
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
