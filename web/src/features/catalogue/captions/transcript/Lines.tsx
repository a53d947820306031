import { durationOf } from "@mindreel/contract/plain/durations";
import { transcript as messages } from "@mindreel/messages/catalogue/captions";
import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from "react";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { type Line, partsOf } from "./lines.ts";
import classes from "./Transcript.module.css";
import { useFollowing } from "./useFollowing.ts";

/** Lines that are laid out together. */
interface Portion {
  /** The index of its first line. */
  readonly first: number;
  readonly lines: readonly Line[];
  /** Estimated height in pixels. */
  readonly height: number;
}

/** Few enough to be laid out within a frame, many enough to keep the number of portions small. */
const size = 25;
/** Of a line of text, in pixels; a transcript line is at least as high as a touch target. */
const [textHeight, padding, least] = [22.5, 20, 44];
/** Approximate letters in a line of text on a phone, and next to the player. */
const letters = 40;

const heightOf = ({ text }: Line): number => Math.max(least, padding + textHeight * Math.ceil(text.length / letters));

const portionsOf = (lines: readonly Line[]): Portion[] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => {
    const those = lines.slice(at * size, (at + 1) * size);
    const height = those.reduce((sum, line) => sum + heightOf(line), 0);
    return { first: at * size, lines: those, height: Math.round(height) };
  });

interface Props {
  readonly lines: readonly Line[];
  readonly sought: string;
  readonly language: string;
  readonly time: () => number;
  readonly onSeek: (seconds: number) => void;
}

/**
 * All lines are in the document, for screen readers and the browser's own search. The browser lays out only the visible
 * ones, in portions, because checking each of thousands of lines takes longer than a frame. One line is in the tab
 * order; arrow keys move to the others.
 */
export function Lines({ lines, sought, language, time, onSeek }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const portions = useMemo(() => portionsOf(lines), [lines]);
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
    // Where the whole page has the player's shortcuts, arrow keys would change the volume.
    event.stopPropagation();
    stop();
    const line = Math.min(Math.max(to, 0), lines.length - 1);
    box.current?.querySelector<HTMLButtonElement>(`[data-line="${line}"] > button`)?.focus();
  };
  const stopAt = Math.min(focused ?? Math.max(current, 0), lines.length - 1);
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: the lines of an `ol` cannot be put together in portions */}
      <div
        ref={box}
        role="list"
        className={classes.lines}
        lang={language === "und" ? undefined : language}
        onKeyDown={move}
        onBlur={() => setFocused(null)}
        onFocus={({ target }) => setFocused(Number(target.closest("[data-line]")?.getAttribute("data-line") ?? 0))}
      >
        {portions.map((portion) => (
          <PortionOfLines
            key={portion.first}
            portion={portion}
            sought={sought}
            current={within(portion, current)}
            tabStop={within(portion, stopAt)}
            onPress={press}
          />
        ))}
      </div>
      {!following && current >= 0 && (
        <Button className={classes.follow ?? ""} size="sm" onClick={follow}>
          {messages.follow}
        </Button>
      )}
    </div>
  );
}

/** The line if it is in the portion, else null, so that only the affected portions render again. */
const within = ({ first, lines }: Portion, line: number): number | null =>
  line >= first && line < first + lines.length ? line : null;

interface PortionProps {
  readonly portion: Portion;
  readonly sought: string;
  readonly current: number | null;
  readonly tabStop: number | null;
  readonly onPress: (start: number) => void;
}

const PortionOfLines = memo(function PortionOfLines({
  portion: { first, lines, height },
  sought,
  current,
  tabStop,
  onPress,
}: PortionProps) {
  return (
    <div role="none" className={classes.portion} style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      {lines.map((line, at) => (
        <Row
          key={line.id}
          line={line}
          n={first + at}
          sought={sought}
          isCurrent={first + at === current}
          takesTab={first + at === tabStop}
          onPress={onPress}
        />
      ))}
    </div>
  );
});

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
    // biome-ignore lint/a11y/useSemanticElements: its list is no `ol`
    <div role="listitem" data-line={n}>
      <button
        type="button"
        className={classes.button}
        aria-current={isCurrent ? "true" : undefined}
        tabIndex={takesTab ? 0 : -1}
        onClick={() => onPress(start)}
      >
        <span className={classes.time}>{durationOf(Math.floor(start))}</span>{" "}
        <span dir="auto">
          {partsOf(text, sought).map((part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
            at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
          )}
        </span>
      </button>
    </div>
  );
});
