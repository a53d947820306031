import type { Plugin } from "vite";

const mainFile = /inter-latin-wght-normal-.*\.woff2$/;

/**
 * The typeface is asked for with the page itself; where it still comes too late, this page keeps the one it has. So no
 * line breaks anew, whatever the machine has in its place.
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
        if (file === undefined) throw new Error("The typeface is not in the build.");
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
