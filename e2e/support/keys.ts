import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // Finding an element by its role takes longer than the press, so only again once it is gone.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await target.elementHandle();
    if (await element?.evaluate((found) => found === document.activeElement)) return expectFocusShows(target);
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}

/** In a toolbar, which is one tab stop: presses the right arrow until the target has the focus. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 10; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectFocusShows(target);
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`The arrow keys do not reach ${target}.`);
}

/** Asserts that the element looks different when focused: an outline, a ring or another border. */
export async function expectFocusShows(target: Locator): Promise<void> {
  const shows = await target.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return false;
    const look = () => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
      return [outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow, borderColor];
    };
    for (const animation of document.getAnimations()) {
      // Spinners never finish.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const focused = look();
    const ring = element.matches(":focus-visible") && getComputedStyle(element).outlineStyle !== "none";
    if (ring) return true;
    element.style.transition = "none";
    element.blur();
    const blurred = look();
    element.focus();
    return focused.join() !== blurred.join();
  });
  expect(shows, `the focus shows on ${target}`).toBe(true);
}
