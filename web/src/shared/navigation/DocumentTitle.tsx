import { useEffect, useInsertionEffect } from "react";
import { boot } from "#shared/boot.ts";

interface Props {
  /** What the page is called, then what it belongs to: `["Tides", "Videos"]`. Empty: the site's name alone. */
  readonly parts: readonly string[];
  /** The title of the page's kind, until the page says a more precise one. */
  readonly usual?: boolean;
}

/** The id of an element that screen readers read aloud when it changes. */
export const announcerId = "page-title";

let usualTitle = "";
let ownTitle: string | undefined;
let shown: string | undefined;

/** Not the title of the page that was opened, which screen readers read by themselves. */
function announce(title: string): void {
  const announcer = document.getElementById(announcerId);
  if (announcer !== null && shown !== undefined && shown !== title) announcer.textContent = title;
  shown = title;
}

function refresh(): void {
  document.title = ownTitle ?? usualTitle;
}

/** The title of the document, as the server renders it and the browser keeps it up to date. */
export function DocumentTitle({ parts, usual = false }: Props) {
  const title = [...parts.filter((part) => part !== ""), boot.appName].join(" · ");
  if (typeof document === "undefined") {
    if (usual) [usualTitle, ownTitle] = [title, undefined];
    else ownTitle = title;
  }
  useInsertionEffect(() => {
    if (usual) usualTitle = title;
    else ownTitle = title;
    refresh();
    return () => {
      if (usual || ownTitle !== title) return;
      ownTitle = undefined;
      refresh();
    };
  }, [title, usual]);
  useEffect(() => announce(document.title));
  return null;
}

/** On the server: the title of the page that was rendered last. */
export const renderedTitle = (): string => ownTitle ?? usualTitle;
