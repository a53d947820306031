/** Colours of a palette, as hex. */
export interface Colours {
  readonly night: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly glow: string;
  readonly accent: string;
}

/** Draws the subject of a film in front of its scene: SVG for a canvas of 1280×720. */
export type Figure = (colours: Colours) => string;

interface Place {
  readonly x: number;
  readonly y: number;
  /** 1: original size. */
  readonly scale?: number;
  readonly flip?: boolean;
  readonly fill?: string;
}

/** Places a drawing whose origin is at its foot. */
export const at = ({ x, y, scale = 1, flip = false, fill = "inherit" }: Place, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})" fill="${fill}">${drawing}</g>`;

/** Repeats a drawing. */
export const many = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join("");

/** A standing person, 100 high. */
export const person = `<circle cy="-91" r="9"/><path d="M-11-79Q0-84 11-79L15-44L9-43L10 0L3 0L0-38L-3 0L-10 0L-9-43L-15-44Z"/>`;

/** A person running to the right, 100 high. */
export const runner = `<circle cx="12" cy="-92" r="9"/><path d="M2-82L16-76L30-60L24-55L11-64L8-46L24-30L14-2L5-4L12-26L-6-38L-18-18L-40-16L-40-24L-24-26L-12-48L-8-64L-24-52L-30-57L-12-78Z"/>`;

export const dog = `<path d="M-44-34Q-48-58-56-60Q-48-64-40-48L18-46L26-62L32-72L38-62L54-56L52-48L38-44L32-30L34 0L26 0L22-24L-20-24L-26 0L-34 0L-36-22Z"/>`;

/** A soft light. Its gradient is named by its position. */
export const light = (x: number, y: number, r: number, colour: string, strength = 0.9): string =>
  `<defs><radialGradient id="l${x}-${y}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#l${x}-${y})"/>`;

/** Ground along the lower edge, given the height of its line at both ends and in the middle. */
export const ground = (left: number, middle: number, right: number, fill: string): string =>
  `<path d="M0 ${left}Q640 ${2 * middle - (left + right) / 2} 1280 ${right}V720H0Z" fill="${fill}"/>`;
