import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import type { ReactNode } from "react";
import { IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { StillLength } from "#shared/picture/StillLength.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import { Preview, usePreview } from "./Preview.tsx";
import classes from "./VideoCard.module.css";

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

export const playButtonId = (videoId: number) => `play-${videoId}`;

const lengthId = (videoId: number) => `length-${videoId}`;

export function VideoCard({ video, place, playing, faded, note, actions, onPlay }: Props) {
  const badge = playing ? messages.playing : (note ?? (video.watched ? messages.watched : null));
  const play = () => onPlay(video);
  const { previews, handlers } = usePreview(video);
  return (
    <div className={classes.card} data-playing={playing || undefined} data-faded={faded || undefined}>
      <div className={classes.pictured}>
        <button
          type="button"
          id={playButtonId(video.id)}
          className={classes.frame}
          aria-label={format(messages.play, { title: video.title })}
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
        <StillLength seconds={video.duration} />
      </div>
      {video.duration !== null && (
        <span id={lengthId(video.id)} hidden>
          {spokenDuration(video.duration)}
        </span>
      )}
      {badge !== null && <p className={classes.note}>{badge}</p>}
      <div className={classes.text}>
        <h2 className={classes.title} title={video.title} dir="auto">
          <Link to={pagePath("watch", { id: video.id })}>{video.title}</Link>
        </h2>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the play button */}
        <p className={classes.about} dir="auto" onClick={play}>
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
