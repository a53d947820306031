import type { Video } from "@mindreel/contract/catalogue/videos";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/series";
import { IconCheck } from "#shared/icons/site.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./EpisodeList.module.css";

interface Props {
  readonly episodes: readonly Video[];
  /** Number of the first of these episodes, from 1. */
  readonly from?: number;
  /** The id of the current episode. */
  readonly current?: number;
  /** For the panel next to the player: smaller, and without descriptions. */
  readonly narrow?: true;
}

/** Episodes in order, with the member's progress in each. */
export function EpisodeList({ episodes, from = 1, current, narrow }: Props) {
  return (
    <ol className={narrow ? classes.narrow : classes.list} start={from}>
      {episodes.map((video, index) => (
        <li key={video.id}>
          <Link
            className={classes.episode}
            to={pagePath("watch", { id: video.id })}
            aria-current={video.id === current ? "true" : undefined}
          >
            <span className={classes.number}>
              <Rich
                text={messages.episode}
                values={{ number: from + index }}
                tags={{ hidden: (text) => <VisuallyHidden as="span">{text}</VisuallyHidden> }}
              />
            </span>
            <span className={classes.still}>
              <Thumbnail
                key={video.videos_thumbnail}
                video={video}
                place={narrow ? 9 : index + 1}
                sizes={narrow ? "120px" : "200px"}
              />
              <ProgressBar video={video} />
            </span>
            <span className={classes.words}>
              <span className={classes.title} dir="auto">
                {video.title}
              </span>
              {narrow === undefined && video.description !== "" && (
                <span className={classes.description} dir="auto">
                  {video.description}
                </span>
              )}
              <span className={classes.facts}>
                {video.duration !== null && (
                  <span>
                    <span aria-hidden="true">{durationOf(video.duration)}</span>
                    <VisuallyHidden as="span">{spokenDuration(video.duration)}</VisuallyHidden>
                  </span>
                )}
                {video.watched && (
                  <span className={classes.watched}>
                    <IconCheck size={16} stroke={2.25} aria-hidden="true" />
                    {messages.watched}
                  </span>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
