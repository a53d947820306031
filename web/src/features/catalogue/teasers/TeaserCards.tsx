import type { TeaserCard } from "@mindreel/contract/catalogue/teasers";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { open } from "@mindreel/messages/catalogue/open-to";
import { Link } from "#shared/navigation/Link.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./TeaserCards.module.css";

interface Props {
  readonly videos: readonly TeaserCard[];
  /** Whether the first picture is among the first things on the page. */
  readonly first?: boolean;
  /** In rows, or in one row that scrolls. */
  readonly layout?: "grid" | "row";
}

const sizes = "(min-width: 80em) 280px, (min-width: 72em) 23vw, (min-width: 60em) 30vw, 46vw";

/** Videos as links to their pages. */
export function TeaserCards({ videos, first = false, layout = "grid" }: Props) {
  return (
    <ul className={classes.cards} data-layout={layout}>
      {videos.map((video, place) => (
        <li key={video.id}>
          <Link className={classes.card} to={pagePath("watch", { id: video.id })}>
            <span className={classes.still}>
              <Thumbnail key={video.videos_thumbnail} video={video} place={first ? place : place + 1} sizes={sizes} />
              {video.free && (
                <span className={classes.free} aria-hidden="true">
                  {open.mark}
                </span>
              )}
              {video.duration !== null && (
                <span className={classes.length} aria-hidden="true">
                  {durationOf(video.duration)}
                </span>
              )}
            </span>
            <span className={classes.title} dir="auto">
              {video.title}
              {video.free && <VisuallyHidden as="span">, {open.mark}</VisuallyHidden>}
              {video.duration !== null && <VisuallyHidden as="span">, {spokenDuration(video.duration)}</VisuallyHidden>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
