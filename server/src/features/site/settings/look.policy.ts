import chroma from "chroma-js";

/** The minimum contrasts of WCAG 2, for text and for the parts that identify controls. */
const least = { text: 4.5, control: 3 };
const white = "#ffffff";

/** The lightness values that are tried. */
const lightnesses = Array.from({ length: 200 }, (_, n) => n / 200);

const readable = (color: string, on: readonly string[], contrast: number): boolean =>
  on.every((ground) => chroma.contrast(color, ground) >= contrast);

/** Returns a color's hue at a lightness between 0 and 1. */
const shadeOf = (color: string) => {
  const [, vividness, hue] = chroma(color).oklch();
  return (lightness: number, most = 1): string =>
    chroma.oklch(lightness, Math.min(vividness, most), Number.isNaN(hue) ? 0 : hue).hex();
};

const lightnessOf = (color: string): number => chroma(color).oklch()[0];

/** The shade nearest to a lightness that meets a condition. */
function nearest(color: string, lightness: number, holds: (shade: string) => boolean, most?: number): string {
  const shade = shadeOf(color);
  const near = lightnesses.toSorted((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness));
  for (const step of near) {
    const found = shade(step, most);
    if (holds(found)) return found;
  }
  return color;
}

/** The design's tokens: names of tokens.css without their dashes. */
type Tokens = Readonly<Record<string, string>>;

const rules = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** The backgrounds behind the accent: see web/src/shared/theme/tokens.css. */
const grounds = { light: ["#ffffff", "#f5f6fb"], dark: ["#0f111e", "#141626", "#191b2b", "#212334"] };

/** Whether white text on a button of this colour is readable. All other shades are chosen to be readable. */
export const isReadable = (accent: string): boolean => readable(accent, [white], least.text);

/** The readable colour nearest to an accent. */
export const nearestReadable = (accent: string): string =>
  isReadable(accent) ? accent : nearest(accent, lightnessOf(accent), isReadable);

/** The accent on dark backgrounds: those behind its buttons, and those behind its texts and marks. */
function brandOn(
  accent: string,
  { fills, texts }: { readonly fills: readonly string[]; readonly texts: readonly string[] },
): Tokens {
  const shade = shadeOf(accent);
  const soft = shade(0.27, 0.07);
  const isFill = (color: string) => isReadable(color) && readable(color, fills, least.control);
  const fill = nearest(accent, lightnessOf(accent), isFill);
  return {
    brand: fill,
    "brand-hover": shade(Math.max(0, lightnessOf(fill) - 0.04)),
    "brand-text": nearest(accent, 0.79, (color) => readable(color, [...texts, soft], least.text), 0.13),
    "brand-soft": soft,
    "brand-soft-hover": shade(0.2, 0.07),
    "brand-mark": nearest(accent, 0.68, (color) => readable(color, texts, least.control), 0.18),
  };
}

/** The design's tokens that follow the accent, by scheme. */
export function tokensOf(accent: string): { readonly light: Tokens; readonly dark: Tokens } {
  const shade = shadeOf(accent);
  const lightness = lightnessOf(accent);
  const soft = shade(0.962, 0.02);
  const dark = brandOn(accent, { fills: grounds.dark, texts: grounds.dark });
  return {
    light: {
      brand: accent,
      "brand-hover": shade(Math.max(0, lightness - 0.07)),
      "brand-text": nearest(accent, lightness - 0.07, (color) => readable(color, [...grounds.light, soft], least.text)),
      "brand-soft": soft,
      "brand-soft-hover": shade(0.88, 0.06),
      "brand-mark": accent,
      "brand-on-dark": dark["brand-mark"] ?? accent,
    },
    dark,
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

/** The most luminance behind a button: more leaves no room for one that stands out and still carries white text. */
const mostBehindButtons = 0.022;

/** How much lighter than the stage the surfaces on it are. */
const steps = { bg: 0.025, "bg-soft": 0.04, surface: 0.06, "surface-hover": 0.085, "menu-hover": 0.15, line: 0.14 };

function surfacesOn(stage: string) {
  const shade = shadeOf(stage);
  const lighter = (by: number) => shade(lightnessOf(stage) + by);
  return {
    bg: lighter(steps.bg),
    "bg-soft": lighter(steps["bg-soft"]),
    surface: lighter(steps.surface),
    "surface-hover": lighter(steps["surface-hover"]),
    "menu-hover": lighter(steps["menu-hover"]),
    line: lighter(steps.line),
  };
}

/** Whether a color is dark enough for white text, films, and buttons in any accent. */
export const isDarkEnough = (stage: string): boolean =>
  [stage, surfacesOn(stage).bg].every((ground) => chroma(ground).luminance() <= mostBehindButtons);

/** The color nearest to one that is dark enough. */
export const nearestDark = (stage: string): string =>
  isDarkEnough(stage) ? stage : nearest(stage, lightnessOf(stage), isDarkEnough);

/** The design's tokens on the stage, which is the same in both schemes. */
export function tokensOn(stage: string, accent: string): Tokens {
  const surfaces = surfacesOn(stage);
  const { bg, "bg-soft": soft, surface, "surface-hover": hover } = surfaces;
  const grounds = [stage, bg, soft, surface, hover];
  return {
    ...surfaces,
    disabled: surface,
    "text-dim": nearest("#a9abb9", lightnessOf("#a9abb9"), (color) => readable(color, grounds, least.text)),
    "line-strong": nearest("#6f7286", lightnessOf("#6f7286"), (color) => readable(color, grounds, least.control)),
    ...brandOn(accent, { fills: [stage, bg], texts: grounds }),
  };
}

/** The CSS rules that give pages a stage. They come after those of the accent, which they replace on it. */
export function stageStyle(stage: string, accent: string): string {
  const tokens = tokensOn(stage, accent);
  const everywhere = { stage, "brand-on-dark": tokens["brand-mark"] ?? accent };
  return `html:root{${rules(everywhere)}}html:root .night{${rules(tokens)}}`;
}
