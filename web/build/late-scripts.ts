import type { Plugin } from "vite";

const loading = /<(?:link rel="modulepreload"|script type="module")[^>]*>(?:<\/script>)?\s*/g;

/** Defers loading scripts until the page has been painted: keeps them in a template, see `src/app/start.ts`. */
export function lateScripts(): Plugin {
  return {
    name: "late-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        const scripts = html.match(loading) ?? [];
        const late = `<template id="scripts">${scripts.map((tag) => tag.trim()).join("")}</template>`;
        return html.replaceAll(loading, "").replace("</head>", `${late}</head>`);
      },
    },
  };
}
