import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type BuiltFonts, fontLabels, fontNames } from "@mindreel/contract/plain/kinds/fonts";
import type { Plugin } from "vite";
import { earlyName, ownStyles, packageStyles } from "./subset.ts";

type Other = keyof BuiltFonts;

/** A font that every system has, with the metrics of one of ours, so that nothing shifts when that one has loaded. */
interface Fallback {
  readonly local: readonly string[];
  /** In percent: by the average width of a letter in running text, and by the height of a line. */
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

const sans = ["Arial", "Liberation Sans"];
const serif = ["Times New Roman", "Liberation Serif"];

const fallbacks: Readonly<Record<Other, Fallback>> = {
  figtree: { local: sans, size: 100.72, ascent: 94.32, descent: 24.82 },
  nunito: { local: sans, size: 101.39, ascent: 99.71, descent: 34.82 },
  "source-serif-4": { local: serif, size: 117.91, ascent: 87.87, descent: 28.41 },
  "space-grotesk": { local: sans, size: 109.69, ascent: 89.71, descent: 26.62 },
};

/** Latin and punctuation: what these fonts lack, such as Arabic, keeps the system's own font at its own size. */
const latin = "U+0-24F,U+1E00-1EFF,U+2000-206F,U+20A0-20CF,U+2100-22FF";

const isOther = (name: string): name is Other => name !== "inter";

const fallbackRule = (family: string, { local, size, ascent, descent }: Fallback) =>
  `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`).join(",")};` +
  `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${latin}}`;

const squeezed = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{}:;,]) ?/g, "$1");

/**
 * Adds the fonts that the owner can choose instead of the built-in one. No page of the build names them: the server puts
 * the chosen one's rules into its documents. Also adds everybody's licences.
 */
export function otherFonts(): Plugin {
  return {
    name: "other-fonts",
    apply: "build",
    async generateBundle() {
      const made: Partial<Record<Other, BuiltFonts[Other]>> = {};
      for (const font of fontNames.filter(isOther)) {
        const styles = await readFile(await ownStyles(font), "utf8");
        const files = new Map<string, string>();
        for (const [, file = ""] of styles.matchAll(/url\(([^)]+\.woff2)\)/g)) {
          const asset = this.emitFile({ type: "asset", name: path.basename(file), source: await readFile(file) });
          files.set(file, `/${this.getFileName(asset)}`);
        }
        const family = /font-family: '([^']+)'/.exec(styles)?.[1] ?? "";
        const fallback = `${fontLabels[font]} Fallback`;
        const rules = squeezed(styles.replaceAll(/url\(([^)]+)\)/g, (_, file: string) => `url(${files.get(file)})`));
        const stack = `html:root{--font:"${family}","${fallback}",system-ui,-apple-system,"Segoe UI",sans-serif}`;
        const early = [...files.values()].find((file) => path.basename(file).startsWith(`${earlyName(font)}-`));
        if (early === undefined || family === "") throw new Error(`The package of ${font} is not as expected.`);
        made[font] = { file: early, css: `${rules}${fallbackRule(fallback, fallbacks[font])}${stack}` };
      }
      this.emitFile({ type: "asset", fileName: ".vite/fonts.json", source: JSON.stringify(made) });
      const licences = await Promise.all(
        fontNames.map(async (font) => {
          const folder = path.dirname(fileURLToPath(import.meta.resolve(packageStyles(font))));
          return `${fontLabels[font]}\n\n${await readFile(path.join(folder, "LICENSE"), "utf8")}`;
        }),
      );
      this.emitFile({ type: "asset", fileName: "font-licenses.txt", source: licences.join("\n\n") });
    },
  };
}
