import type { Video } from "@mindreel/contract/catalogue/videos";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./UpNext.module.css";
import { upNextOf, upNextQuery } from "./upNextOf.ts";

/** The most videos shown next to one. */
const most = 8;

interface Props {
  readonly video: Video;
  /** The rest of the member's queue; may be empty. */
  readonly queued: readonly Video[];
  /** The history state of a video's page opened from here. */
  readonly stateOf: (video: Video) => unknown;
}

export function UpNext({ video, queued, stateOf }: Props) {
  const heading = useId();
  const { data } = useInfiniteQuery(upNextQuery(video));
  const others = queued.length > 0 ? queued : upNextOf(video, data?.pages[0]?.results ?? []).slice(0, most);
  if (others.length === 0) return data === undefined ? null : <p className={classes.none}>{messages.nothingElse}</p>;
  return (
    <aside className={classes.next} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {messages.upNext}
      </VisuallyHidden>
      <ul className={classes.list}>
        {others.map((other) => (
          <li key={other.id}>
            <Link className={classes.video} to={pagePath("watch", { id: other.id })} state={stateOf(other)}>
              <span className={classes.still}>
                <Thumbnail key={other.videos_thumbnail} video={other} place={9} sizes="168px" />
                <ProgressBar video={other} />
              </span>
              <span className={classes.words}>
                <span className={classes.title} dir="auto">
                  {other.title}
                </span>
                <span className={classes.facts}>
                  {other.duration !== null && (
                    <span>
                      <span aria-hidden="true">{durationOf(other.duration)}</span>
                      <VisuallyHidden as="span">{spokenDuration(other.duration)}</VisuallyHidden>
                    </span>
                  )}
                  {other.category !== null && <span dir="auto">{other.category}</span>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
