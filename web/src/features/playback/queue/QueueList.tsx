import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { Queue } from "@mindreel/contract/playback/queue";
import { messages as videos } from "@mindreel/messages/catalogue/videos";
import { messages } from "@mindreel/messages/playback/queue";
import { states } from "@mindreel/messages/shared/states";
import { useQuery } from "@tanstack/react-query";
import { outline } from "#shared/icons/icon.tsx";
import { IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import classes from "./QueueList.module.css";
import { type QueueMark, queueQuery } from "./queue.ts";

const IconClockOff = outline(
  "M5.633 5.64a9 9 0 1 0 12.735 12.72m1.674 -2.32a9 9 0 0 0 -12.082 -12.082M12 7v1M3 3l18 18",
);

type Queued = Queue["results"][number];

function reasonOf({ reason, video: { category, series } }: Queued): string {
  switch (reason) {
    case "begun":
      return messages.begun;
    case "series":
      return series === null ? messages.nextInSeries : format(messages.nextIn, { title: series.title });
    case "saved":
      return messages.saved;
    case "liked_category":
      return category === null ? messages.isNew : format(messages.newIn, { category });
    case "new":
      return messages.isNew;
  }
}

/** Seconds left of a video. */
const leftOf = ({ video: { duration, position } }: Queued): number =>
  duration === null ? 0 : Math.max(1, duration - (position ?? 0));

interface Props {
  readonly minutes: number;
  /** The list's id, as the target of a skip link. */
  readonly id: string;
}

/** The queue for the member's time, in playing order. */
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
          title={format(messages.nothing, { count: minutes })}
          action={
            <ButtonLink to={pagePath("home")} variant="default">
              {videos.showAll}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const seconds = results.reduce((sum, each) => sum + leftOf(each), 0);
  const after = (place: number): QueueMark => ({
    queue: results.slice(place + 1).map(({ video }) => video.id),
    minutes,
    count: results.length,
  });
  return (
    <>
      <div className={classes.head}>
        <ButtonLink
          to={pagePath("watch", { id: first.video.id })}
          state={after(0)}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        >
          {messages.playAll}
        </ButtonLink>
        <p role="status">
          <Rich
            text={messages.extent}
            values={{ videos: format(videos.count, { count: results.length }) }}
            tags={{ length: () => <Length seconds={seconds} /> }}
          />
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
                <span className={classes.title} dir="auto">
                  {each.video.title}
                </span>
                <span className={classes.reason}>{reasonOf(each)}</span>
                <span className={classes.length}>
                  {each.reason === "begun" ? (
                    <Rich text={messages.left} tags={{ length: () => <Length seconds={leftOf(each)} /> }} />
                  ) : (
                    <Length seconds={leftOf(each)} />
                  )}
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
      <VisuallyHidden as="span">{spokenDuration(seconds)}</VisuallyHidden>
    </>
  );
}

function Loading() {
  return (
    <div className={classes.list} role="status" aria-label={states.loading}>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <div key={line} className={classes.video}>
          <Skeleton className={classes.still} />
          <Skeleton className={classes.line} />
        </div>
      ))}
    </div>
  );
}
