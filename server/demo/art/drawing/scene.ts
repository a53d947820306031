import type { Palette } from "./palettes.ts";
import type { Pixel } from "./pixel.ts";

/** The picture's width at height 1: x runs 0…WIDE, y runs 0 (top)…1 (bottom). */
export const WIDE = 16 / 9;

/** Colours one point of the picture at the time `t` in seconds; stills use 0. */
export type Painter = (p: Pixel, x: number, y: number, t: number) => void;

/** Prepares a scene for a seed, so that painting a point is cheap. */
export type Scene = (seed: number, palette: Palette) => Painter;
