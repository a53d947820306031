import type { Plugin } from "vite";
import { earlyName, ownStyles, packageStyles } from "./subset.ts";

const mainFile = new RegExp(`${earlyName("inter")}-.*\\.woff2$`);

/** Makes the built-in font small, and preloads it. The server names the owner's choice in its place. */
export function earlyFont(): Plugin {
  return {
    name: "early-font",
    config: async () => ({ resolve: { alias: { [packageStyles("inter")]: await ownStyles("inter") } } }),
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
