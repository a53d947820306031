import { durationOf } from "@mindreel/contract/wire/durations";
import { type KeyboardEvent, memo, useCallback, useRef, useState } from "react";
import { Button } from "#shared/ui/plain/Button.tsx";
import { type Line, partsOf } from "./lines.ts";
import classes from "./Transcript.module.css";
import { useFollowing } from "./useFollowing.ts";

interface Props {
  readonly lines: readonly Line[];
  readonly sought: string;
  readonly language: string;
  readonly time: () => number;
  readonly onSeek: (seconds: number) => void;
}

/**
 * All lines are there, for screen readers and for the browser's own search; the browser lays out only those in sight. One
 * of them takes the Tab key, from which the arrow keys lead to the others.
 */
export function Lines({ lines, sought, language, time, onSeek }: Props) {
  const box = useRef<HTMLOListElement>(null);
  const { current, following, follow, stop } = useFollowing(box, lines, time);
  const [focused, setFocused] = useState<number | null>(null);
  const seek = useRef(onSeek);
  seek.current = onSeek;
  const press = useCallback(
    (start: number) => {
      seek.current(start);
      follow();
    },
    [follow],
  );

  const move = (event: KeyboardEvent) => {
    if (focused === null) return;
    const to = { ArrowDown: focused + 1, ArrowUp: focused - 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    // Arrows turn the sound up and down where the whole page has a player's keys.
    event.stopPropagation();
    stop();
    box.current
      ?.querySelectorAll<HTMLButtonElement>("li > button")
      [Math.min(Math.max(to, 0), lines.length - 1)]?.focus();
  };
  const stopAt = focused ?? Math.max(current, 0);
  return (
    <div className={classes.frame}>
      <ol
        ref={box}
        className={classes.lines}
        lang={language === "und" ? undefined : language}
        onKeyDown={move}
        onBlur={() => setFocused(null)}
        onFocus={({ target }) => setFocused(Number(target.closest("li")?.getAttribute("data-line") ?? 0))}
      >
        {lines.map((line, n) => (
          <Row
            key={line.id}
            line={line}
            n={n}
            sought={sought}
            isCurrent={n === current}
            takesTab={n === Math.min(stopAt, lines.length - 1)}
            onPress={press}
          />
        ))}
      </ol>
      {!following && current >= 0 && (
        <Button className={classes.follow ?? ""} size="sm" onClick={follow}>
          Follow the video
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  readonly line: Line;
  readonly n: number;
  readonly sought: string;
  readonly isCurrent: boolean;
  readonly takesTab: boolean;
  readonly onPress: (start: number) => void;
}

const Row = memo(function Row({ line: { start, text }, n, sought, isCurrent, takesTab, onPress }: RowProps) {
  return (
    <li className={classes.line} data-line={n}>
      <button
        type="button"
        className={classes.button}
        aria-current={isCurrent ? "true" : undefined}
        tabIndex={takesTab ? 0 : -1}
        onClick={() => onPress(start)}
      >
        <span className={classes.time}>{durationOf(Math.floor(start))}</span>{" "}
        <span>
          {partsOf(text, sought).map((part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
            at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
          )}
        </span>
      </button>
    </li>
  );
});
