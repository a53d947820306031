import chroma from "chroma-js";
import { brandOn } from "./accent.policy.ts";
import { least, lightnessOf, nearest, readable, rules, shadeOf, type Tokens } from "./shades.policy.ts";

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
