import { player as messages } from "@mindreel/messages/playback/plays";
import { useMediaRemote, useMediaState } from "@vidstack/react";
import { type KeyboardEvent, useRef, useState } from "react";
import classes from "./TimeLine.module.css";

export interface TimeMark {
  readonly kind: "notes" | "chapters";
  /** Unique within its kind. */
  readonly id: number;
  /** In seconds. */
  readonly at: number;
  readonly label: string;
  readonly text: string;
}

interface Props {
  readonly marks: readonly TimeMark[];
}

/** Marks on a player's time line, with a tooltip, that seek to their second. Together they are one tab stop. */
export function TimeMarks({ marks: given }: Props) {
  const marks = given.toSorted((a, b) => a.at - b.at);
  const duration = useMediaState("duration");
  const remote = useMediaRemote();
  const list = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState(0);
  if (!(duration > 0) || marks.length === 0) return null;
  const stop = Math.min(reached, marks.length - 1);

  const walk = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0 && event.key !== "Enter" && event.key !== " ") return;
    // Otherwise the player would seek or pause.
    event.stopPropagation();
    if (step === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(marks.length - 1, stop + step));
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      ref={list}
      className={classes.marks}
      role="toolbar"
      aria-label={messages.marks}
      onKeyDown={walk}
      onKeyUp={walk}
    >
      {marks.map(({ kind, id, at, label: name, text }, place) => {
        const share = Math.min(1, at / duration);
        return (
          <button
            key={`${kind} ${id}`}
            type="button"
            className={classes.mark}
            data-kind={kind}
            style={{ insetInlineStart: `${100 * share}%` }}
            aria-label={name}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => reach(place)}
            onClick={() => remote.seek(at)}
          >
            <span
              className={classes.text}
              dir="auto"
              data-side={share < 0.25 ? "start" : share > 0.75 ? "end" : "middle"}
            >
              {text}
            </span>
          </button>
        );
      })}
    </div>
  );
}
