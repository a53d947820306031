import type { Video } from "@mindreel/contract/catalogue/videos";
import { durationOf } from "@mindreel/contract/plain/durations";
import { place as messages } from "@mindreel/messages/playback/queue";
import { useEffect, useState } from "react";
import { format } from "#shared/language/format.ts";
import classes from "./PositionInQueue.module.css";
import type { QueueMark } from "./queue.ts";

interface Props {
  readonly queue: QueueMark;
  readonly video: Video;
  /** The videos that follow. */
  readonly rest: readonly Video[];
  /** The player's current time, in seconds. */
  readonly moment: () => number;
}

const leftOf = ({ duration, position }: Video) => (duration === null ? 0 : Math.max(1, duration - (position ?? 0)));

/** Above a video's title: its place in the member's queue, and what is left of it. */
export function PositionInQueue({ queue, video, rest, moment }: Props) {
  const at = useEachSecond(moment);
  const own = at === 0 ? leftOf(video) : Math.max(0, (video.duration ?? 0) - at);
  const left = own + rest.reduce((sum, next) => sum + leftOf(next), 0);
  return (
    <p className={classes.place}>
      <strong>{format(messages.minutes, { count: queue.minutes })}</strong>
      <span aria-hidden="true">·</span>
      {format(messages.of, { place: queue.count - queue.queue.length, count: queue.count })}
      <span aria-hidden="true">·</span>
      {format(messages.left, { time: durationOf(Math.round(left)) })}
    </p>
  );
}

function useEachSecond(moment: () => number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt(moment()), 1000);
    return () => clearInterval(timer);
  });
  return at;
}
