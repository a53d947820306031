import type { Plugin } from "vite";

/** Has the browser load what the first paint does not need after what it does need: scripts after styles. */
export function lateScripts(): Plugin {
  return {
    name: "late-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"'),
    },
  };
}
