import type { Plugin } from "vite";

const mainFile = /inter-latin-wght-normal-.*\.woff2$/;

/**
 * Preloads the font, and makes it optional: if it arrives too late, the page keeps the fallback. So text never reflows,
 * whatever fallback the machine has.
 */
export function earlyFont(): Plugin {
  return {
    name: "early-font",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /@fontsource-variable\/inter\/.*\.css$/ },
      handler: (css) => css.replaceAll("font-display: swap", "font-display: optional"),
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
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
