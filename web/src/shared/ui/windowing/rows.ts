/** A range of rows in a grid, counted from 0. */
export interface Rows {
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
