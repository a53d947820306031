import { expect, type Page } from "@playwright/test";

/**
 * Asserts that all text on the page is readable: none is cut off by its container, or overflows its button. Ellipses
 * and scrolling containers are intended.
 */
export async function expectNoCutText(page: Page, state = ""): Promise<void> {
  await expect(
    async () => expect(await page.evaluate(findCutText)).toEqual([]),
    `text that is cut on ${page.url()} ${state}`,
  ).toPass({
    intervals: [50, 250, 1000],
    timeout: 5000,
  });
}

function findCutText(): string[] {
  const cut: string[] = [];
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const controls = "button, [role=tab], [role=menuitem], [role=option], .button";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.nodeValue?.trim() ?? "";
    if (text === "" || holder === null || holder.closest("[aria-hidden=true]") !== null) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (let at: Element | null = holder; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // Only for screen readers.
      if (display !== "inline" && box.width <= 1) break;
      if (webkitLineClamp !== "none" || (textOverflow === "ellipsis" && hides(overflowX))) break;
      if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) break;
      const keepsWidth = hides(overflowX) || at.matches(controls);
      const keepsHeight = hides(overflowY) || at.matches(controls);
      const isOut = ({ left, right, top, bottom, height }: DOMRect) =>
        (keepsWidth && (left < box.left - 1 || right > box.right + 1)) ||
        // A line is taller than its letters.
        (keepsHeight && (top + height / 4 < box.top || bottom - height / 4 > box.bottom));
      if (display !== "inline" && lines.some(isOut)) {
        cut.push(`“${text.slice(0, 80)}” in ${at.localName}.${at.getAttribute("class") ?? ""}`);
        break;
      }
    }
  }
  return cut;
}
