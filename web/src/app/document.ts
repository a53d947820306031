import type { PageFiles } from "./files.ts";

export interface Content {
  readonly title: string;
  /** The files that the page needs in addition to those of every document. */
  readonly files: PageFiles;
  /** Those of its style sheets that the rendered markup needs. */
  readonly shown: readonly string[];
  /** Its data, and the preload links of its pictures. */
  readonly data: string;
  readonly page: string;
  /** Whether the page is readable as rendered; otherwise it needs its scripts at once. */
  readonly complete: boolean;
}

const usualTitle = /<title>[^<]*<\/title>/;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Creates documents from the built template. The styles of the rendered markup are inlined, so that the first paint
 * waits for no other file; disabled links to them tell Vite's module loader that they are already there.
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

  const headOf = ({ title, files, shown, complete }: Content) => {
    // The styles of every page come first: they define the order of the layers.
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
    return [
      start.replace(usualTitle, () => `<title>${escaped(title)}</title>`),
      scripts,
      head,
      ...styles.map(inline),
    ].join("");
  };

  return {
    whole: (content: Content): string => [headOf(content), content.data, beforeRoot, root, content.page, end].join(""),

    /** Shown until the rest arrives and replaces it. Its elements have no ids, which the rest uses again. */
    frame: (content: Content): string => {
      const shown = content.page.replaceAll(/ id="[^"]*"/g, "");
      return [headOf(content), beforeRoot, `<div id="frame" aria-busy="true">${shown}</div>`].join("");
    },

    rest: ({ data, page }: Content): string => ["<style>#frame{display:none}</style>", data, root, page, end].join(""),
  };
}
