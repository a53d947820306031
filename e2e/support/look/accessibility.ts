import { expect, type Locator, type Page } from "@playwright/test";
import axe from "axe-core";
import { widths } from "#support/look/widths.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on colors. The other rules give the same results in light and dark. */
const ofColors = ["color-contrast", "link-in-text-block"];

/**
 * Asserts that axe finds no violations on the page in its current state, and that the page is not wider than its
 * window: at the wide size in light, at the narrow one in dark.
 */
export async function expectAccessible(page: Page, state = ""): Promise<void> {
  const { wide, narrow } = widths;
  await expectNoViolations(page, state);
  await expectNoSidewaysScrolling(page);
  if (page.viewportSize()?.width !== wide.width)
    return inDark(page, () => expectNoViolations(page, `${state}, dark`, true));
  await page.setViewportSize(narrow);
  await inDark(page, () => expectNoViolations(page, `${state}, narrow, dark`));
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(wide);
}

/**
 * The same in light and dark at both sizes, and leaves a wide page narrow. One thing changes at a time, since each change
 * draws the whole page anew.
 */
export async function expectAccessibleThroughout(page: Page, state: string): Promise<void> {
  const { wide, narrow } = widths;
  if (page.viewportSize()?.width !== wide.width) return expectAccessible(page, state);
  await expectNoViolations(page, state);
  await expectNoSidewaysScrolling(page);
  await inDark(page, async () => {
    await expectNoViolations(page, `${state}, dark`, true);
    await page.setViewportSize(narrow);
    await expectNoViolations(page, `${state}, narrow, dark`);
    await expectNoSidewaysScrolling(page);
  });
  await expectNoViolations(page, `${state}, narrow`, true);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth);
  await expect
    .poll(excess, { message: `pixels that ${page.url()} is wider than its window`, intervals: [20, 100] })
    .toBeLessThanOrEqual(0);
}

async function inDark(page: Page, check: () => Promise<void>): Promise<void> {
  await changeScheme(page, "dark");
  await check();
  await changeScheme(page, "light");
}

async function changeScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  // This page does not run the app and reads the scheme only when it loads.
  if (page.url().endsWith("/offline.html")) await page.reload();
  // The emulator's payment pages have no such attribute: their style sheet follows the system.
  await page.waitForFunction(
    (expected) => (document.documentElement.getAttribute("data-mantine-color-scheme") ?? expected) === expected,
    scheme,
  );
}

/** Waits for transitions and animations to end, because an intermediate color is not a violation. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Paused animations, such as those of a paused player, never end, like endless ones.
    const ending = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    // The end of one may start the next: when a parent's color has changed, its children follow.
    do {
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (ending().length > 0);
  });
}

/** Renders off-screen content as well, which would otherwise keep the computed colors of its last rendering. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    // The pages' policies block a style element, but not this.
    const rule = "* { content-visibility: visible !important; }";
    if (document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.includes("content-visibility"))) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  });
}

async function expectNoViolations(page: Page, state: string, colorsAlone = false): Promise<void> {
  await drawAll(page);
  const found = await violationsOn(page, colorsAlone);
  // A response may arrive during the check and start a color transition, and a target that was scrolled may be half
  // below the header: a real violation is still there on a second check, with the target in the middle of the window.
  const covered = found.find(({ text }) => text.includes("partially obscured"));
  await covered?.element.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const again = found.length === 0 ? [] : await violationsOn(page, colorsAlone);
  const real = again.filter(({ target }) => found.some((each) => each.target === target));
  expect
    .soft(
      real.map(({ text }) => text),
      `axe on ${page.url()} ${state}`,
    )
    .toEqual([]);
}

interface Violation {
  readonly target: string;
  readonly element: Locator;
  /** What is wrong, as a sentence. */
  readonly text: string;
}

/** What axe finds once the page is at rest. */
async function violationsOn(page: Page, colorsAlone: boolean): Promise<Violation[]> {
  await atRest(page);
  // Loading axe takes longer than running it, so once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const wanted: axe.RunOnly = colorsAlone ? { type: "rule", values: ofColors } : { type: "tag", values: tags };
  const violations = await page.evaluate(async (runOnly): Promise<axe.Result[]> => {
    const loaded: typeof axe = Reflect.get(window, "axe");
    // The product has no frames of its own.
    const options = { runOnly, resultTypes: ["violations" as const], iframes: false };
    return (await loaded.run(document, options)).violations;
  }, wanted);
  // Content partly covered by the player at the bottom of the window can be scrolled out from under it.
  const docked = (await page.getByRole("button", { name: "Close player" }).count()) > 0;
  const covered = ({ failureSummary = "" }: axe.NodeResult) => docked && failureSummary.includes("partially obscured");
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !covered(node))
      .map((node) => {
        const target = node.target.join(" ");
        const text = `${id}: ${help}\n  at ${target}\n  ${node.failureSummary ?? node.html}`;
        return { target: `${id} ${target}`, element: page.locator(target), text };
      }),
  );
}
