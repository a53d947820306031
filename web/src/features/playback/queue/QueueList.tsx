import type { Queue } from "@mindreel/contract/playback/queue";
import { durationOf, spokenDurationOf } from "@mindreel/contract/wire/durations";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconClockOff, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "#shared/navigation/Link.tsx";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { Skeleton } from "#shared/ui/plain/Skeleton.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import classes from "./QueueList.module.css";
import { type QueueMark, queueQuery } from "./queue.ts";

type Queued = Queue["results"][number];

function reasonOf({ reason, video: { category, series } }: Queued): string {
  switch (reason) {
    case "begun":
      return "You began this";
    case "series":
      return series === null ? "Next in its series" : `Next in ${series.title}`;
    case "saved":
      return "You saved this";
    case "liked_category":
      return category === null ? "New" : `New in ${category}`;
    case "new":
      return "New";
  }
}

/** Seconds that are left of a video. */
const leftOf = ({ video: { duration, position } }: Queued): number =>
  duration === null ? 0 : Math.max(1, duration - (position ?? 0));

export const minutesOf = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

interface Props {
  readonly minutes: number;
  /** Of the list, for a link that skips to it. */
  readonly id: string;
}

/** What fits into the member's time, in the order in which it plays. */
export function QueueList({ minutes, id }: Props) {
  const { data, error, refetch } = useQuery(queueQuery(minutes));
  if (data === undefined) {
    return error === null ? <Loading /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { results } = data;
  const [first] = results;
  if (first === undefined) {
    return (
      <div role="status">
        <EmptyState
          icon={<IconClockOff size={36} stroke={1.5} />}
          title={`Nothing fits into ${minutesOf(minutes)}.`}
          action={
            <ButtonLink to={pagePath("home")} variant="default">
              Show all videos
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const seconds = results.reduce((sum, each) => sum + leftOf(each), 0);
  const after = (place: number): QueueMark => ({ queue: results.slice(place + 1).map(({ video }) => video.id) });
  return (
    <>
      <div className={classes.head}>
        <ButtonLink
          to={pagePath("watch", { id: first.video.id })}
          state={after(0)}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        >
          Play all
        </ButtonLink>
        <p role="status">
          {results.length === 1 ? "1 video" : `${results.length} videos`}, <Length seconds={seconds} />
        </p>
      </div>
      <ol id={id} className={classes.list} tabIndex={-1}>
        {results.map((each, place) => (
          <li key={each.video.id}>
            <Link className={classes.video} to={pagePath("watch", { id: each.video.id })} state={after(place)}>
              <span className={classes.still}>
                <Thumbnail key={each.video.videos_thumbnail} video={each.video} place={place} sizes="200px" />
                <ProgressBar video={each.video} />
              </span>
              <span className={classes.words}>
                <span className={classes.title}>{each.video.title}</span>
                <span className={classes.reason}>{reasonOf(each)}</span>
                <span className={classes.length}>
                  <Length seconds={leftOf(each)} />
                  {each.reason === "begun" && " left"}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

function Length({ seconds }: { seconds: number }) {
  return (
    <>
      <span aria-hidden="true">{durationOf(seconds)}</span>
      <VisuallyHidden as="span">{spokenDurationOf(seconds)}</VisuallyHidden>
    </>
  );
}

function Loading() {
  return (
    <div className={classes.list} role="status" aria-label="Loading">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <div key={line} className={classes.video}>
          <Skeleton className={classes.still} />
          <Skeleton className={classes.line} />
        </div>
      ))}
    </div>
  );
}
