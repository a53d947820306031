import { globSync } from "node:fs";
import path from "node:path";
import type { CSSModulesOptions } from "vite";

const sources = path.resolve(import.meta.dirname, "../src");
const places = new Map(
  globSync("**/*.module.css", { cwd: sources })
    .sort()
    .map((file, place) => [path.join(sources, file), place]),
);

/** Letters only, so that a number can follow: a, b, …, z, ba, bb, … */
const letters = (place: number): string =>
  (place < 26 ? "" : letters(Math.floor(place / 26))) + String.fromCharCode(97 + (place % 26));

/**
 * Generates class names from the index of the file among all style sheets and the index of the class in its file, such
 * as `bk3`. The names are in the scripts, styles and markup of each page, and the hashes that Vite would add do not
 * compress.
 */
export const shortClassNames: CSSModulesOptions = {
  generateScopedName: (name, file, css) => {
    const place = places.get(path.normalize(file.replace(/\?.*$/, "")));
    if (place === undefined) throw new Error(`${file} is not among the sources.`);
    const names = [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g)].map(([, found]) => found))];
    if (!names.includes(name)) throw new Error(`${file} has no ${name}.`);
    return `${letters(place)}${names.indexOf(name)}`;
  },
};
