import { expect, type Locator, type Page } from "@playwright/test";
import { searchField, searchLink } from "./moves.ts";

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

/** Moves the focus to the search field, which on a small screen a link opens. */
export async function tabToSearch(page: Page, wide: boolean): Promise<void> {
  const field = searchField(page);
  if (wide) return tabTo(page, field);
  await tabTo(page, searchLink(page));
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
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

/** Asserts that nothing covers the focused element or cuts off its ring, which may be drawn around what it is in. */
export async function expectWholeRing(page: Page): Promise<void> {
  const cut = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const parent = focused?.parentElement;
      const [ringed] = [focused, parent, parent?.parentElement].filter(
        (element) => element && getComputedStyle(element).outlineStyle !== "none",
      );
      if (!ringed) return "";
      const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const ring = ringed.getBoundingClientRect();
      const top = document.elementFromPoint((ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2);
      const shown = `${ringed.outerHTML.slice(0, 200)} in ${ringed.parentElement?.className}`;
      if (!top || !(ringed.contains(top) || top.contains(ringed))) return `${shown} is covered`;
      if (getComputedStyle(ringed).position === "fixed") return "";
      for (let box = ringed.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflow, overflowClipMargin, position } = getComputedStyle(box);
        const spare = overflow === "clip" ? Number.parseFloat(overflowClipMargin) || 0 : 0;
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const most = reach - spare - 0.5;
        const inside =
          ring.left - left >= most &&
          ring.top - top >= most &&
          right - ring.right >= most &&
          bottom - ring.bottom >= most;
        if (overflow !== "visible" && !inside) return `${shown} is cut off by ${box.className}`;
        if (position === "fixed") break;
      }
      return "";
    });
  // A list scrolls to what has the focus.
  await expect.poll(cut, { message: "the ring that is covered or cut off" }).toBe("");
}
