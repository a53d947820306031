import puppeteer, { type Browser } from "puppeteer-core";
import { findBrowser } from "../e2e/support/browser.ts";

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
