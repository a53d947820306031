import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FontName } from "@mindreel/contract/plain/kinds/fonts";
import subsetFont from "subset-font";

/** The style sheet of a typeface's package. */
export const packageStyles = (font: FontName): string => `@fontsource-variable/${font}/wght.css`;

/** Part of the name of the file that every page waits for. */
export const earlyName = (font: FontName): string => `${font}-latin-wght-normal`;

/** The weights that our pages use; the others are a third of the font's bytes. */
const wght = { min: 400, max: 700 };

/**
 * The characters of English text, which every page waits for: with its headers the file fits into a connection's
 * initial congestion window, 14.6 KB. Accented letters and the rest of Latin load only when a page uses them.
 */
const early = "U+20-5B,U+5D,U+5F,U+61-7A,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026";
/** Without contextual alternates, which no page needs: they would be a fifth of the early file. */
const earlyFeatures = ["kern", "tnum"];
const features = ["ccmp", "kern", "locl", "mark", "mkmk", "calt", "tnum"];

/**
 * Writes our version of a font's style sheet, and returns its path. Its files are small, and optional: if one arrives
 * too late, the page keeps the fallback font. Text therefore never reflows, whichever fallback font is used.
 */
export async function ownStyles(font: FontName): Promise<string> {
  const latin = earlyName(font);
  const source = fileURLToPath(import.meta.resolve(packageStyles(font)));
  const css = await readFile(source, "utf8");
  const [rule = "", range = ""] =
    new RegExp(`@font-face {[^}]*/${latin}\\.woff2[^}]*unicode-range: ([^;]+);[^}]*}`).exec(css) ?? [];
  const original = path.join(path.dirname(source), `files/${latin}.woff2`);
  const folder = path.resolve("node_modules/.cache/font");
  await mkdir(folder, { recursive: true });
  const part = async (name: string, codes: readonly number[], keepFeatures: readonly string[]) => {
    const file = path.join(folder, `${name}.woff2`);
    const text = String.fromCodePoint(...codes);
    const made = await subsetFont(await readFile(original), text, {
      targetFormat: "woff2",
      variationAxes: { wght },
      keepFeatures,
    });
    await writeFile(file, made);
    const own = rangesOf(codes);
    return rule.replace(`./files/${latin}.woff2`, file).replace(range, own);
  };
  const first = codesIn(early);
  const parts = await Promise.all([
    part(
      `${latin.replace("latin", "latin-more")}`,
      codesIn(range).filter((code) => !first.includes(code)),
      features,
    ),
    part(latin, first, earlyFeatures),
  ]);
  const own = css
    .replace(rule, parts.join("\n"))
    .replaceAll("font-display: swap", "font-display: optional")
    .replaceAll("./files", path.join(path.dirname(source), "files"));
  const file = path.join(folder, `${font}.css`);
  await writeFile(file, own);
  return file;
}

function codesIn(ranges: string): number[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** In the shortest notation that style sheets accept. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const latest = ranges.at(-1);
    if (latest !== undefined && latest[1] === code - 1) latest[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map((range) => [...new Set(range)].map((code) => code.toString(16).toUpperCase()).join("-"))
    .map((range) => `U+${range}`)
    .join(",");
}
