import type { MediaPlayerInstance } from "@vidstack/react";
import { type RefObject, useEffect } from "react";

/** Adds the roles and accessible names that Vidstack's menus lack. */
function name(item: Element): void {
  const part = item.querySelector("input, .vds-slider");
  const title = item.querySelector(".vds-menu-item-label, .vds-menu-slider-title > div")?.textContent;
  const section = item.closest("section")?.querySelector("header")?.textContent ?? "";
  const label = `${section} ${title ?? part?.getAttribute("aria-label") ?? ""}`.trim();
  // A menu may contain only menu items.
  item.setAttribute("role", "menuitem");
  part?.setAttribute("aria-label", label);
}

/** Makes the colors and sliders of a player's menus accessible to screen readers. */
export function useNamedMenuParts(player: RefObject<MediaPlayerInstance | null>): void {
  useEffect(() => {
    const { el } = player.current ?? {};
    if (!el) return undefined;
    const look = () => {
      for (const item of el.querySelectorAll(
        ".vds-menu-item:has(> input):not([role]), .vds-menu-slider-item:not([role])",
      )) {
        name(item);
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(el, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [player]);
}
