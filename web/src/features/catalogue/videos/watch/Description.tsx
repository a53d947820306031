import { useMemo } from "react";
import classes from "./Description.module.css";
import { descriptionParts } from "./descriptionParts.ts";

interface Props {
  readonly text: string;
  /** Seconds, if known. */
  readonly duration: number | null;
  /** Seeks to a time in the video, in seconds; absent if there is no player. */
  readonly onSeek?: ((seconds: number) => void) | undefined;
}

/** A description with its links and, next to a player, times that seek. */
export function Description({ text, duration, onSeek }: Props) {
  const parts = useMemo(() => descriptionParts(text, duration), [text, duration]);
  return (
    <div className={classes.description} dir="auto">
      {parts.map((part, at) => {
        const key = `${at} ${part.text}`;
        if (part.kind === "link") {
          return (
            <a key={key} href={part.text} target="_blank" rel="noopener nofollow">
              {part.text}
            </a>
          );
        }
        if (part.kind === "time" && onSeek !== undefined) {
          return (
            <button key={key} type="button" className={classes.time} onClick={() => onSeek(part.seconds)}>
              {part.text}
            </button>
          );
        }
        return <span key={key}>{part.text}</span>;
      })}
    </div>
  );
}
