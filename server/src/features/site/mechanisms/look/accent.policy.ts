import { least, lightnessOf, nearest, readable, rules, shadeOf, type Tokens, white } from "./shades.policy.ts";

/** The backgrounds behind the accent: see web/src/shared/theme/tokens.css. */
const grounds = { light: ["#ffffff", "#f5f6fb"], dark: ["#0f111e", "#141626", "#191b2b", "#212334"] };

/** Whether white text on a button of this colour is readable. All other shades are chosen to be readable. */
export const isReadable = (accent: string): boolean => readable(accent, [white], least.text);

/** The readable colour nearest to an accent. */
export const nearestReadable = (accent: string): string =>
  isReadable(accent) ? accent : nearest(accent, lightnessOf(accent), isReadable);

/** The accent on dark backgrounds: those behind its buttons, and those behind its texts and marks. */
export function brandOn(
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
