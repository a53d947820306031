import postcss from "postcss";
import type { Plugin } from "vite";

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/** The section after the first screen. */
const below = "library";
/**
 * Blocks rendering until the whole first screen has been parsed: the document may arrive in pieces, and a piece
 * rendered alone would shift when the next one arrives.
 */
const expectation = `<link rel="expect" href="#${below}" blocking="render">`;

/** Inlines the styles into the document, so that its first paint waits for no other file. */
export function inlineStyles(): Plugin {
  return {
    name: "inline-styles",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) =>
        html
          .replace(stylesheet, (_, file: string) => {
            const style = bundle[file];
            if (style?.type !== "asset") throw new Error(`The build does not contain ${file}.`);
            delete bundle[file];
            return `<style>${withSystemScheme(String(style.source))}</style>`;
          })
          .replace("</head>", `${expectation}</head>`),
    },
  };
}

const chosen = ":root[data-mantine-color-scheme=dark]";
const unchosen = ":root:not([data-mantine-color-scheme])";

/** Applies the rules for the dark scheme also if the system is dark and the document does not set a scheme. */
function withSystemScheme(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => selector.includes(chosen));
    if (selectors.length === 0) return;
    const dark = rule.clone({ selectors: selectors.map((selector) => selector.replace(chosen, unchosen)) });
    rule.after(postcss.atRule({ name: "media", params: "(prefers-color-scheme:dark)", nodes: [dark] }));
  });
  return root.toString();
}
