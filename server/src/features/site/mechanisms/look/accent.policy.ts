import chroma from "chroma-js";

/** The minimum contrasts of WCAG 2, for text and for the parts that identify controls. */
const least = { text: 4.5, control: 3 };
const white = "#ffffff";
/** The backgrounds behind the accent: see web/src/shared/theme/tokens.css. */
const grounds = { light: ["#ffffff", "#f5f6fb"], dark: ["#0f111e", "#141626", "#191b2b", "#212334"] };

/** The lightness values that are tried. */
const steps = Array.from({ length: 200 }, (_, n) => n / 200);

const readable = (color: string, on: readonly string[], contrast: number): boolean =>
  on.every((ground) => chroma.contrast(color, ground) >= contrast);

/** Returns the accent's hue at a lightness between 0 and 1. */
const shadeOf = (accent: string) => {
  const [, vividness, hue] = chroma(accent).oklch();
  return (lightness: number, most = 1): string =>
    chroma.oklch(lightness, Math.min(vividness, most), Number.isNaN(hue) ? 0 : hue).hex();
};

const lightnessOf = (color: string): number => chroma(color).oklch()[0];

/** The shade nearest to a lightness that meets a condition. */
function nearest(accent: string, lightness: number, holds: (color: string) => boolean, most?: number): string {
  const shade = shadeOf(accent);
  const near = steps.toSorted((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness));
  for (const step of near) {
    const color = shade(step, most);
    if (holds(color)) return color;
  }
  return accent;
}

/** Whether white text on a button of this colour is readable. All other shades are chosen to be readable. */
export const isReadable = (accent: string): boolean => readable(accent, [white], least.text);

/** The readable colour nearest to an accent. */
export const nearestReadable = (accent: string): string =>
  isReadable(accent) ? accent : nearest(accent, lightnessOf(accent), isReadable);

type Tokens = Readonly<Record<string, string>>;

/** The design's tokens that follow the accent, by scheme: names of tokens.css without their dashes. */
export function tokensOf(accent: string): { readonly light: Tokens; readonly dark: Tokens } {
  const shade = shadeOf(accent);
  const lightness = lightnessOf(accent);
  const soft = { light: shade(0.962, 0.02), dark: shade(0.27, 0.07) };
  const fill = nearest(accent, lightness, (color) => isReadable(color) && readable(color, grounds.dark, least.control));
  const text = {
    light: nearest(accent, lightness - 0.07, (color) => readable(color, [...grounds.light, soft.light], least.text)),
    dark: nearest(accent, 0.79, (color) => readable(color, [...grounds.dark, soft.dark], least.text), 0.13),
  };
  const markOnDark = nearest(accent, 0.68, (color) => readable(color, grounds.dark, least.control), 0.18);
  return {
    light: {
      brand: accent,
      "brand-hover": shade(Math.max(0, lightness - 0.07)),
      "brand-text": text.light,
      "brand-soft": soft.light,
      "brand-soft-hover": shade(0.88, 0.06),
      "brand-mark": accent,
      "brand-on-dark": markOnDark,
    },
    dark: {
      brand: fill,
      "brand-hover": shade(Math.max(0, lightnessOf(fill) - 0.04)),
      "brand-text": text.dark,
      "brand-soft": soft.dark,
      "brand-soft-hover": shade(0.2, 0.07),
      "brand-mark": markOnDark,
    },
  };
}

/** Mantine's ten shades. */
function rampOf(accent: string): readonly string[] {
  const shade = shadeOf(accent);
  const lightness = lightnessOf(accent);
  const lighter = [0.97, 0.93, 0.87, 0.79, 0.69].map((step) => shade(step, 0.4 * (1.3 - step)));
  const darker = [0.07, 0.16, 0.26].map((less) => shade(Math.max(0, lightness - less)));
  return [...lighter, shade((0.69 + lightness) / 2), accent, ...darker];
}

const rules = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/**
 * The CSS rules that give pages an accent. They apply wherever they are in the document: their selectors are more
 * specific than those of the built-in colours.
 */
export function accentStyle(accent: string): string {
  const { light, dark } = tokensOf(accent);
  const ramp = rampOf(accent)
    .map((color, n) => `--mantine-color-brand-${n}:${color}`)
    .join(";");
  return [
    `html:root{${rules(light)};${ramp}}`,
    `html:root[data-mantine-color-scheme="dark"],html:root .night{${rules(dark)}}`,
    `@media (prefers-color-scheme:dark){html:root:not([data-mantine-color-scheme]){${rules(dark)}}}`,
  ].join("");
}
