import type { Chapter } from "@mindreel/contract/catalogue/chapters";
import { durationOf } from "@mindreel/contract/plain/durations";
import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { useEffect, useRef, useState } from "react";
import classes from "./ChapterList.module.css";
import { chapterAt } from "./chapters.ts";

/** Polling interval for the player's position, in milliseconds. */
const every = 250;

interface Props {
  readonly chapters: readonly Chapter[];
  /** The player's current time, in seconds. */
  readonly time: () => number;
  readonly onSeek: (seconds: number) => void;
}

/** A video's chapters, with the current one marked; pressing one seeks to it. */
export function ChapterList({ chapters, time, onSeek }: Props) {
  const [current, setCurrent] = useState(() => chapterAt(chapters, time()));
  const latest = useRef(time);
  latest.current = time;
  useEffect(() => {
    const look = () => setCurrent(chapterAt(chapters, latest.current()));
    look();
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [chapters]);
  return (
    <ol className={classes.chapters} aria-label={messages.chapters}>
      {chapters.map(({ start, title }, n) => (
        <li key={start}>
          <button
            type="button"
            className={classes.chapter}
            aria-current={n === current ? "true" : undefined}
            onClick={() => onSeek(start)}
          >
            <span className={classes.time}>{durationOf(start)}</span> <span dir="auto">{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
