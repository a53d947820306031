import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { keepStill, letMove } from "#support/look/stillness.ts";
import { widths } from "#support/look/widths.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on colors. The other rules give the same results in light and dark. */
const ofColors = ["color-contrast", "link-in-text-block"];
const withoutColors = Object.fromEntries(ofColors.map((rule) => [rule, { enabled: false }]));
/** In the inner ring, one pass without colors is enough: `contrast.test.ts` checks those of the design. */
const isInnerRing = process.env["E2E_RING"] === "inner";

type Rules = "all" | "colors" | "others";
/** Less than half as long as what the package exports, and quicker to load. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Asserts that axe finds no violations on the page in its current state, and that the page is not wider than its
 * window: at the wide size in light, at the narrow one in dark. In the inner ring, only at the current size in light.
 */
export async function expectAccessible(page: Page, state = ""): Promise<void> {
  if (isInnerRing) return expectAccessibleOnce(page, state);
  const { wide, narrow } = widths;
  await expectNoViolations(page, state);
  await expectNoSidewaysScrolling(page);
  if (page.viewportSize()?.width === wide.width) {
    await page.setViewportSize(narrow);
    await inDark(page, () => expectNoViolations(page, `${state}, narrow, dark`));
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize(wide);
  } else {
    await inDark(page, () => expectNoViolations(page, `${state}, dark`, "colors"));
  }
  await letMove(page);
}

/**
 * The same in light and dark at both sizes, and leaves a wide page narrow. One thing changes at a time, since each change
 * draws the whole page anew.
 */
export async function expectAccessibleThroughout(page: Page, state: string): Promise<void> {
  const { wide, narrow } = widths;
  if (isInnerRing || page.viewportSize()?.width !== wide.width) return expectAccessible(page, state);
  await expectNoViolations(page, state);
  await expectNoSidewaysScrolling(page);
  await inDark(page, async () => {
    await expectNoViolations(page, `${state}, dark`, "colors");
    await page.setViewportSize(narrow);
    await expectNoViolations(page, `${state}, narrow, dark`);
    await expectNoSidewaysScrolling(page);
  });
  await expectNoViolations(page, `${state}, narrow`, "colors");
}

async function expectAccessibleOnce(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, state, "others");
  await expectNoSidewaysScrolling(page);
  await letMove(page);
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

async function expectNoViolations(page: Page, state: string, rules: Rules = "all"): Promise<void> {
  const found = await violationsOn(page, rules);
  // A response may arrive during the check and start a color transition, and a target that was scrolled may be half
  // below the header: a real violation is still there on a second check, with the target in the middle of the window.
  const covered = found.find(({ text }) => text.includes("partially obscured"));
  await covered?.element.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const again = found.length === 0 ? [] : await violationsOn(page, rules);
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
async function violationsOn(page: Page, rules: Rules): Promise<Violation[]> {
  await keepStill(page);
  // Loading axe takes a third as long as running it, so once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const wanted: axe.RunOptions = {
    runOnly: rules === "colors" ? { type: "rule", values: ofColors } : { type: "tag", values: tags },
    ...(rules === "others" && { rules: withoutColors }),
    resultTypes: ["violations"],
    // The product has no frames of its own.
    iframes: false,
  };
  const violations = await page.evaluate(async (options): Promise<axe.Result[]> => {
    const loaded: typeof axe = Reflect.get(window, "axe");
    return (await loaded.run(document, options)).violations;
  }, wanted);
  const isCovered = ({ failureSummary = "" }: axe.NodeResult) => failureSummary.includes("partially obscured");
  // Content partly covered by the player at the bottom of the window can be scrolled out from under it.
  const docked =
    violations.some(({ nodes }) => nodes.some(isCovered)) &&
    (await page.getByRole("button", { name: "Close player" }).count()) > 0;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !(docked && isCovered(node)))
      .map((node) => {
        const target = node.target.join(" ");
        const text = `${id}: ${help}\n  at ${target}\n  ${node.failureSummary ?? node.html}`;
        return { target: `${id} ${target}`, element: page.locator(target), text };
      }),
  );
}
