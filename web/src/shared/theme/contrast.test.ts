import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(sources, file), "utf8");

type Colors = Readonly<Record<string, string>>;

/** The tokens of the rule with this selector that are plain colours. */
function colorsOf(selector: string): Colors {
  const [, rule = ""] = read("shared/theme/tokens.css").split(`${selector} {`);
  const [block = ""] = rule.split("}");
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", color = ""]) => [name, color]),
  );
}

const light = colorsOf(":root");
const dark = { ...light, ...colorsOf(".night") };

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type Pairs = Readonly<Record<string, readonly string[]>>;

const grounds = ["bg", "bg-soft", "surface", "surface-hover"];

/** The backgrounds behind each colour of text: tokens, or colours. */
const texts: Pairs = {
  text: [...grounds, "menu-hover", "brand-soft"],
  "text-dim": [...grounds, "brand-soft"],
  "brand-text": [...grounds, "brand-soft", "brand-soft-hover"],
  "red-text": ["red-soft", "red-soft-hover"],
  danger: grounds,
  good: grounds,
  warm: grounds,
  icon: grounds,
  "#ffffff": ["brand", "brand-hover", "green", "red", "red-hover"],
};

/** The backgrounds behind parts that identify a control or its state. */
const parts: Pairs = {
  brand: ["bg", "bg-soft", "surface"],
  "brand-mark": grounds,
  "line-strong": grounds,
};

/** Texts on their own tint: those of badges, and of alerts, which are fainter. */
const tones = ["good", "danger", "warm", "brand-text"];
const tint = 0.14;

const mixed = (color: string, ground: string): string =>
  [1, 3, 5].reduce((hex, at) => {
    const [over = 0, under = 0] = [color, ground].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
    return (
      hex +
      Math.round(over * tint + under * (1 - tint))
        .toString(16)
        .padStart(2, "0")
    );
  }, "#");

const tooWeak = (colors: Colors, pairs: Pairs, least: number): string[] =>
  Object.entries(pairs).flatMap(([color, behind]) =>
    behind
      .map((ground) => ({ ground, reached: contrast(colors[color] ?? color, colors[ground] ?? ground) }))
      .filter(({ reached }) => !(reached >= least))
      .map(({ ground, reached }) => `${color} on ${ground}: ${reached.toFixed(2)}`),
  );

it.each(Object.entries({ light, dark }))("text and controls stand out from their backgrounds in %s", (_, colors) => {
  expect(tooWeak(colors, texts, 4.5)).toEqual([]);
  expect(tooWeak(colors, parts, 3)).toEqual([]);
  const tinted = tones.map((tone) => {
    const color = colors[tone] ?? "";
    return [color, grounds.map((ground) => mixed(color, colors[ground] ?? ""))] as const;
  });
  expect(tooWeak(colors, Object.fromEntries(tinted), 4.5)).toEqual([]);
});

it("no style sheet uses another colour for text", () => {
  // Spinners, what is disabled, and the tones.
  const noText = ["brand", "text-disabled", "tone"];
  const used = globSync("**/*.css", { cwd: sources }).flatMap((file) =>
    [...read(file).matchAll(/(?<![\w-])(?:color|--ink): var\(--(?!ink|mantine)([\w-]+)\)/g)].map(([, name]) => name),
  );
  expect([...new Set(used)].toSorted()).toEqual(
    [...Object.keys(texts).filter((name) => !name.startsWith("#")), ...noText].toSorted(),
  );
});
