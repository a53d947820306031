import puppeteer, { type Browser, type CookieData, type Page, type Viewport } from "puppeteer-core";
import { findBrowser } from "../../e2e/support/browser.ts";

export const phone: Viewport = { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The cookie that signs a browser in to the site. */
export const sessionCookie = (url: string, value: string): CookieData => ({
  ...{ name: "user", value, domain: new URL(url).hostname, path: "/", sameSite: "Lax" },
});

/** A browser with an empty profile, signed in with a session cookie if there is one. */
export async function openBrowser(url: string, cookie?: string): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  // Chromium cannot use its sandbox as root, which containers usually run as.
  const browser = await puppeteer.launch({ executablePath, env, headless: "shell", args: [...args, "--no-sandbox"] });
  if (cookie !== undefined) await browser.setCookie(sessionCookie(url, cookie));
  return browser;
}

/** A phone with the site open, once the network is idle. */
export async function openPhone(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(phone);
  await page.goto(url, { waitUntil: "networkidle0" });
  return page;
}
