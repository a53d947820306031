import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findBrowser } from "../../e2e/support/browser.ts";

/** A browser with an empty profile, signed in as the holder of a session, if there is one. */
export async function openBrowser(url: string, cookie?: string): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  // As root, which containers usually are, Chromium cannot use its sandbox.
  const browser = await puppeteer.launch({ executablePath, env, headless: "shell", args: [...args, "--no-sandbox"] });
  if (cookie !== undefined) {
    await browser.setCookie({ name: "user", value: cookie, domain: new URL(url).hostname, path: "/", sameSite: "Lax" });
  }
  return browser;
}

/** A phone with the site open, once nothing more is loaded. */
export async function openPhone(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.goto(url, { waitUntil: "networkidle0" });
  return page;
}
