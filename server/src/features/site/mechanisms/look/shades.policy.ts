import chroma from "chroma-js";

/** The minimum contrasts of WCAG 2, for text and for the parts that identify controls. */
export const least = { text: 4.5, control: 3 };
export const white = "#ffffff";

/** The lightness values that are tried. */
const steps = Array.from({ length: 200 }, (_, n) => n / 200);

export const readable = (color: string, on: readonly string[], contrast: number): boolean =>
  on.every((ground) => chroma.contrast(color, ground) >= contrast);

/** Returns a color's hue at a lightness between 0 and 1. */
export const shadeOf = (color: string) => {
  const [, vividness, hue] = chroma(color).oklch();
  return (lightness: number, most = 1): string =>
    chroma.oklch(lightness, Math.min(vividness, most), Number.isNaN(hue) ? 0 : hue).hex();
};

export const lightnessOf = (color: string): number => chroma(color).oklch()[0];

/** The shade nearest to a lightness that meets a condition. */
export function nearest(color: string, lightness: number, holds: (shade: string) => boolean, most?: number): string {
  const shade = shadeOf(color);
  const near = steps.toSorted((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness));
  for (const step of near) {
    const found = shade(step, most);
    if (holds(found)) return found;
  }
  return color;
}

/** The design's tokens: names of tokens.css without their dashes. */
export type Tokens = Readonly<Record<string, string>>;

export const rules = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
