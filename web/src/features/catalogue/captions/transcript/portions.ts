import type { Line } from "./lines.ts";

/** Lines that are laid out together. */
export interface Portion {
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

export const portionsOf = (lines: readonly Line[]): Portion[] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => {
    const those = lines.slice(at * size, (at + 1) * size);
    const height = those.reduce((sum, line) => sum + heightOf(line), 0);
    return { first: at * size, lines: those, height: Math.round(height) };
  });
