/**
 * Takes screenshots of every screen at both sizes, in light and dark: `npm run screenshots -w e2e`, or with
 * `-- catalogue gate` of the screens whose names begin so. Those that the README shows replace the ones in
 * `docs/screenshots`, all others go to `var/screenshots`.
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page, request } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "#support/browser.ts";
import { startDemo } from "#support/demo.ts";
import { account, keepSession, logIn } from "#support/people/accounts.ts";
import type { Screen } from "#support/screens/screen.ts";
import { screens } from "#support/screens/screens.ts";

const shown = join(import.meta.dirname, "../docs/screenshots");
const others = join(import.meta.dirname, "../var/screenshots");
const sizes = [
  { size: "wide", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { size: "narrow", viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
] as const;
const schemes = ["light", "dark"] as const;

/**
 * Makes the window as high as the page: what sticks to its edges would stand in the middle of a full-page screenshot,
 * and what loads on approach would be missing. Twice, because what has loaded is higher.
 */
async function showWhole(page: Page): Promise<void> {
  for (let times = 0; times < 2; times++) {
    const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight] as const);
    await page.setViewportSize({ width, height });
    await page.waitForLoadState("networkidle");
  }
}

async function take(browser: Browser, baseURL: string, screen: Screen): Promise<void> {
  for (const { size, viewport, deviceScaleFactor } of sizes) {
    if (screen.only !== undefined && screen.only !== size) continue;
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL,
        viewport,
        deviceScaleFactor,
        colorScheme,
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      if (screen.who !== "visitor") {
        const calls = await request.newContext({ baseURL });
        await keepSession(context, await logIn(calls, account(screen.who)), baseURL);
        await calls.dispose();
      }
      const page = await context.newPage();
      await screen.before?.(page);
      await page.goto(screen.path);
      await screen.ready(page);
      // The landing page's first section is as high as the window.
      if (screen.long === true && screen.who !== "visitor") await showWhole(page);
      const picture = await page.screenshot({ fullPage: screen.long === true });
      const name = `${screen.name}-${size}-${colorScheme}.webp`;
      const file = join(existsSync(join(shown, name)) ? shown : others, name);
      await sharp(picture).webp({ quality: 70, effort: 6 }).toFile(file);
      console.log(file);
      // Ends the play, as leaving the page does: a member can play at most three videos at once.
      await page.goto("about:blank");
      // Closing the context at once would cancel that report.
      await page.waitForTimeout(500);
      await context.close();
    }
  }
}

const stop = await startDemo();
try {
  const baseURL = process.env["E2E_BASE_URL"] ?? "";
  const browser = await chromium.launch(await findBrowser());
  const wanted = process.argv.slice(2);
  await mkdir(others, { recursive: true });
  for (const screen of screens) {
    if (wanted.length > 0 && !wanted.some((beginning) => screen.name.startsWith(beginning))) continue;
    await take(browser, baseURL, screen);
  }
  await browser.close();
} finally {
  await stop();
}
