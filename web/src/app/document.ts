import type { PageFiles } from "./files.ts";

export interface Content {
  /** What the page needs besides the files that every document names. */
  readonly files: PageFiles;
  /** The style sheets among them of what is in the markup. */
  readonly shown: readonly string[];
  /** Its data, and what its pictures are preloaded by. */
  readonly data: string;
  readonly page: string;
  /** Whether the page can be read as it is; otherwise it waits for its scripts. */
  readonly complete: boolean;
}

const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Makes documents from the built one. The styles of what they show stand within them, so that the first paint waits for
 * no other file; the links that stay, and are not loaded, tell Vite's loader of modules what is there already.
 */
export function documentsFrom(template: string, style: (file: string) => string) {
  const everyPage = [...template.matchAll(styleSheet)].map(([, file = ""]) => file);
  // See `build/late-scripts.ts` for the scripts, `index.html` for the page.
  const [, start = "", ownScripts = "", head = "", beforeRoot = "", root = "", end = ""] =
    /^(.*)<template id="scripts">(.*)<\/template>(.*)(<\/head>.*)(<div id="root">)<!--page-->(.*)$/s.exec(
      template.replaceAll(styleSheet, ""),
    ) ?? [];
  const known = new Map<string, string>();
  const inline = (file: string) => {
    const text = known.get(file) ?? style(file);
    known.set(file, text);
    return `<style>${text}</style>`;
  };

  const headOf = ({ files, shown, complete }: Content) => {
    // Those of every page come first: they say in what order layers count.
    const styles = [...everyPage, ...shown];
    const loading = [
      ownScripts,
      ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ...styles.map((file) => `<link rel="stylesheet" disabled href="${file}">`),
      ...files.styles
        .filter((file) => !shown.includes(file))
        .map((file) => `<link rel="preload" as="style" crossorigin href="${file}">`),
    ].join("");
    const scripts = complete ? `<template id="scripts">${loading}</template>` : loading;
    return [start, scripts, head, ...styles.map(inline)].join("");
  };

  return {
    whole: (content: Content): string => [headOf(content), content.data, beforeRoot, root, content.page, end].join(""),

    /** What shows while the rest is on its way, which takes its place: also the names of its elements. */
    frame: (content: Content): string => {
      const shown = content.page.replaceAll(/ id="[^"]*"/g, "");
      return [headOf(content), beforeRoot, `<div id="frame" aria-busy="true">${shown}</div>`].join("");
    },

    rest: ({ data, page }: Content): string => ["<style>#frame{display:none}</style>", data, root, page, end].join(""),
  };
}
