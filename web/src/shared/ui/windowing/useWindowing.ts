import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { holdsAll, type Rows, rowsNearScreen, rowsOnScreen } from "./rows.ts";

/** Which items of a grid are rendered, and where they stand. */
interface View {
  readonly columns: number;
  readonly rows: Rows;
  /** What has the focus stays, however far it is scrolled away: its id. */
  readonly focused: number | null;
}

/** Where each list was left, by the key of its entry in the history: Back renders what is needed there, and no more. */
const views = new Map<string, View>();

/** A list that is shown for the first time, from its top. Unknown, as on the server, it is rendered whole. */
let atTop: View | null = null;

const first = (entry: string): View | null => views.get(entry) ?? atTop;

/** Undefined where nothing is laid out. */
function layoutOf(grid: HTMLElement, count: number) {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(" ").length;
  const pitch = (grid.offsetHeight + Number.parseFloat(rowGap)) / Math.ceil(count / columns);
  return pitch > 0 ? { columns, pitch } : undefined;
}

/** The item that has the focus, if it is in none of these rows. */
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

/** Two pages of the server: up to here a list is rendered whole. */
const short = 24;

/**
 * Renders of a long grid what is near the screen. Its rows are equally high, and its items are `li` with a `data-id`.
 * Null stands for all of them.
 * @param entry the key of the entry in the history that shows the list
 * @param count of its items
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
    // Rendered, or about to be.
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
      // The next press of the Tab key may come before the next frame.
      if (blank || event?.type === "focusin") flushSync(update);
      // What nobody sees yet is rendered in slices, so that no frame and no press waits for it.
      else startTransition(update);
    };
    const measure = () => {
      layout = layoutOf(grid, count);
      if (layout === undefined) return;
      const { columns, pitch } = layout;
      atTop = { columns, rows: { first: 0, end: Math.ceil((2 * innerHeight) / pitch) }, focused: null };
      look();
    };
    // It begins with a call, when the page has been scrolled to its place.
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
