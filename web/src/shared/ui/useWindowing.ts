import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A range of rows in a grid, counted from 0. */
interface Rows {
  readonly first: number;
  /** The one after the last. */
  readonly end: number;
}

/** The position of a grid with rows of equal height relative to the window, in pixels. */
export interface Sight {
  /** From the top of the window to the top of the grid; negative once it is scrolled past. */
  readonly top: number;
  /** The window's height. */
  readonly height: number;
  /** From the top of a row to the top of the next one. */
  readonly pitch: number;
}

const between = (from: number, to: number): Rows => ({
  first: Math.max(0, Math.floor(from)),
  end: Math.max(0, Math.ceil(to)),
});

export const rowsOnScreen = ({ top, height, pitch }: Sight): Rows => between(-top / pitch, (height - top) / pitch);

/**
 * The rows on the screen, and one screen more on either side: for the Tab key, and while scrolling is ahead of scripts.
 * The first row even where the grid is far below the screen, or Tab would pass it by.
 */
export const rowsNearScreen = ({ top, height, pitch }: Sight): Rows =>
  between((-top - height) / pitch, Math.max(1, (2 * height - top) / pitch));

export const holdsAll = (rows: Rows, others: Rows): boolean => rows.first <= others.first && others.end <= rows.end;

/** The rendered items of a grid, and their layout. */
interface View {
  readonly columns: number;
  readonly rows: Rows;
  /** The id of the focused item, which stays rendered however far it is scrolled out of view. */
  readonly focused: number | null;
}

/**
 * The view of each list when it was left, by the key of its history entry: Back renders what is needed there, and no
 * more.
 */
const views = new Map<string, View>();

/**
 * The view of a list shown for the first time, at its top. While it is unknown, as on the server, the list is rendered
 * whole.
 */
let atTop: View | null = null;

const first = (entry: string): View | null => views.get(entry) ?? atTop;

/** Undefined if nothing is laid out. */
function layoutOf(grid: HTMLElement, count: number) {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(" ").length;
  const pitch = (grid.offsetHeight + Number.parseFloat(rowGap)) / Math.ceil(count / columns);
  return pitch > 0 ? { columns, pitch } : undefined;
}

/** The focused item, if it is in none of these rows. */
function focusedBeyond({ first, end }: Rows, columns: number, grid: HTMLElement): number | null {
  const item = grid.contains(document.activeElement) ? document.activeElement?.closest("li") : null;
  if (item?.dataset["id"] === undefined) return null;
  const row = Math.floor((Number(item.getAttribute("aria-posinset")) - 1) / columns);
  return row >= first && row < end ? null : Number(item.dataset["id"]);
}

const equal = (one: View | null, other: View): boolean =>
  one !== null &&
  one.columns === other.columns &&
  one.focused === other.focused &&
  holdsAll(one.rows, other.rows) &&
  holdsAll(other.rows, one.rows);

/** Two pages of the server: shorter lists are rendered whole. */
const short = 24;

/**
 * Renders only the part of a long grid near the screen. Its rows have equal heights, and its items are `li` with a
 * `data-id`. Null stands for all of them.
 * @param entry the key of the history entry that shows the list
 * @param count the number of items
 */
export function useWindowing(list: RefObject<HTMLElement | null>, entry: string, count: number): View | null {
  const [seen, setSeen] = useState<{ readonly entry: string; readonly view: View } | null>(null);
  const known = seen?.entry === entry ? seen.view : first(entry);
  const view = count > short ? known : null;
  const rendered = useRef(view);
  useLayoutEffect(() => {
    rendered.current = view;
  });

  useLayoutEffect(() => {
    const grid = list.current;
    if (grid === null) return undefined;
    let layout: ReturnType<typeof layoutOf>;
    // Rendered, or scheduled to be.
    let asked = rendered.current;
    const look = (event?: Event) => {
      if (layout === undefined) return;
      const { columns, pitch } = layout;
      const sight = { top: grid.getBoundingClientRect().top, height: innerHeight, pitch };
      const rows = rowsNearScreen(sight);
      const next = { columns, rows, focused: focusedBeyond(rows, columns, grid) };
      views.set(entry, next);
      if (count <= short) return;
      const { current } = rendered;
      const blank = current !== null && !(current.columns === columns && holdsAll(current.rows, rowsOnScreen(sight)));
      if (equal(asked, next) && !blank) return;
      asked = next;
      const update = () => setSeen({ entry, view: next });
      // The next press of Tab may come before the next frame.
      if (blank || event?.type === "focusin") flushSync(update);
      // Content outside the screen is rendered in time slices, so that no frame or press waits for it.
      else startTransition(update);
    };
    const measure = () => {
      layout = layoutOf(grid, count);
      if (layout === undefined) return;
      const { columns, pitch } = layout;
      atTop = { columns, rows: { first: 0, end: Math.ceil((2 * innerHeight) / pitch) }, focused: null };
      look();
    };
    // Calls `measure` initially as well, once the page has been scrolled to its position.
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    addEventListener("resize", measure);
    addEventListener("scroll", look, { passive: true });
    grid.addEventListener("focusin", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
      removeEventListener("scroll", look);
      grid.removeEventListener("focusin", look);
    };
  }, [list, entry, count]);
  return view;
}
