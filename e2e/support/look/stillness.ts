import type { Page } from "@playwright/test";

/** The first rule of the style sheet that keeps a page still. */
const mark = "* { content-visibility: visible !important; }";

/**
 * Waits for transitions and animations to end, because an intermediate color is not a violation, and prevents further
 * transitions: a change of scheme or width starts hundreds, which take several times as long to draw as the change
 * itself. Also renders off-screen content, which would otherwise keep the computed colors of its last rendering.
 */
export async function keepStill(page: Page): Promise<void> {
  await page.evaluate(async (mark) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Paused animations, such as those of a paused player, never end, like endless ones.
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    const isStill = document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText === mark);
    // The end of one may start the next: when a parent's color has changed, its children follow.
    do {
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (ending().length > 0);
    if (isStill) return;
    // The pages' policies block a style element, but not this.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${mark} *, ::before, ::after { transition: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
    await frame();
  }, mark);
}

/** Ends the effect of `keepStill`. */
export async function letMove(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(({ cssRules }) => cssRules[0]?.cssText !== mark);
  }, mark);
}
