import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const styles = "@fontsource-variable/inter/wght.css";
const latin = "inter-latin-wght-normal";
const mainFile = new RegExp(`${latin}-.*\\.woff2$`);

/** What our pages use of the font; weights and alternative shapes that they do not are almost half of its bytes. */
const used = { weights: { min: 400, max: 700 }, features: ["ccmp", "kern", "locl", "mark", "mkmk", "calt", "tnum"] };

/**
 * Preloads the font, and makes it small and optional: if it arrives too late, the page keeps the fallback. So text never
 * reflows, whatever fallback the machine has.
 */
export function earlyFont(): Plugin {
  return {
    name: "early-font",
    config: async () => ({ resolve: { alias: { [styles]: await ownStyles() } } }),
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        if (bundle === undefined) return [];
        const file = Object.keys(bundle).find((name) => mainFile.test(name));
        if (file === undefined) throw new Error("The build does not contain the font.");
        return [
          {
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
            injectTo: "head-prepend",
          },
        ];
      },
    },
  };
}

/** Writes the font's style sheet as we use it, and answers its file. */
async function ownStyles(): Promise<string> {
  const source = fileURLToPath(import.meta.resolve(styles));
  const css = await readFile(source, "utf8");
  const folder = path.resolve("node_modules/.cache/font");
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${latin}.woff2`);
  await writeFile(file, await smaller(path.join(path.dirname(source), `files/${latin}.woff2`), css));
  const own = css
    .replaceAll("font-display: swap", "font-display: optional")
    .replace(`./files/${latin}.woff2`, file)
    .replaceAll("./files", path.join(path.dirname(source), "files"));
  await writeFile(path.join(folder, "inter.css"), own);
  return path.join(folder, "inter.css");
}

/** The Latin font without what we do not use, and with all the characters that its style sheet says it has. */
async function smaller(file: string, css: string): Promise<Buffer> {
  const [, ranges = ""] = new RegExp(`/${latin}\\.woff2[^}]*unicode-range: ([^;]+);`).exec(css) ?? [];
  return subsetFont(await readFile(file), charactersIn(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: used.weights },
    keepFeatures: used.features,
  });
}

function charactersIn(ranges: string): string {
  const codes = ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}
