import { readFile } from "node:fs/promises";
import { minifySync, type Plugin, transformWithOxc } from "vite";

const place = "<!--start-->";
const named = /^assets\/start-.*\.js$/;

/** Moves the code that runs before the first paint into a small script of its own, which blocks the document. */
export function startScript(): Plugin {
  let building = false;
  return {
    name: "start-script",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    async buildStart() {
      if (building) this.emitFile({ type: "asset", name: "start.js", source: await source() });
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle }) => {
        if (bundle === undefined) return html.replace(place, `<script>${await source()}</script>`);
        const file = Object.keys(bundle).find((name) => named.test(name));
        if (file === undefined) throw new Error("The build does not contain the start script.");
        return html.replace(place, `<script src="/${file}"></script>`);
      },
    },
  };
}

async function source(): Promise<string> {
  const [scheme, start] = await Promise.all(["public/color-scheme.js", "src/app/start.ts"].map(script));
  return minifySync("start.js", `${scheme}\n${start}`).code;
}

async function script(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  return code;
}
