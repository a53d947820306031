import { useMemo } from "react";
import classes from "./Description.module.css";
import { descriptionParts } from "./descriptionParts.ts";

interface Props {
  readonly text: string;
  /** Seconds, if known. */
  readonly duration: number | null;
  /** Goes to a moment of the video, in seconds; absent where nothing plays. */
  readonly onSeek?: ((seconds: number) => void) | undefined;
}

/** A description with its links and, beside a player, times that lead to their moment. */
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
