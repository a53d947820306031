import type { Line } from "./lines.ts";

/** Lines that are laid out together. */
export interface Portion {
  /** The number of its first line. */
  readonly first: number;
  readonly lines: readonly Line[];
  /** Pixels that it will take, about. */
  readonly height: number;
}

/** So few that laying them out takes no frame, and so many that it is quick to look through the portions. */
const size = 25;
/** Of one line of text, in pixels; a line is at least as high as a finger. */
const [textHeight, padding, least] = [22.5, 20, 44];
/** About as many letters are in a line of text on a phone, and beside the player. */
const letters = 40;

const heightOf = ({ text }: Line): number => Math.max(least, padding + textHeight * Math.ceil(text.length / letters));

export const portionsOf = (lines: readonly Line[]): Portion[] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => {
    const those = lines.slice(at * size, (at + 1) * size);
    const height = those.reduce((sum, line) => sum + heightOf(line), 0);
    return { first: at * size, lines: those, height: Math.round(height) };
  });
