/**
 * Measures the total cost of a member's visit to the catalogue for the server: the page, its calls and its files, as a
 * browser requests them, on a first visit and on a return visit. Run: npm run visits -w bench. CHECKOUT=folder measures
 * another revision, which is installed there.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "puppeteer-core";
import { checkout, cookieOf, withDemo } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";
import { median as medianOf } from "../support/measure.ts";
import { openBrowser, phone, sessionCookie } from "./browser.ts";

const rounds = Number(process.env["ROUNDS"] ?? 10);

interface Visit {
  readonly requests: number;
  /** Milliseconds of the server's CPU time. */
  readonly cpuTime: number;
}

await withDemo(async ({ url, signIn, cpuTime }) => {
  const member = await signIn("pro");
  const browser = await openBrowser(url);
  try {
    const idle = { from: cpuTime(), at: performance.now() };
    await sleep(20_000);
    const perMillisecond = (cpuTime() - idle.from) / (performance.now() - idle.at);

    const visit = async (page: Page): Promise<Visit> => {
      let requests = 0;
      const count = () => requests++;
      page.on("request", count);
      const before = { cpuTime: cpuTime(), at: performance.now() };
      await page.goto(url);
      await page.waitForSelector("main li");
      await page.waitForNetworkIdle({ idleTime: 1500 });
      const time = performance.now() - before.at;
      page.off("request", count);
      return { requests, cpuTime: cpuTime() - before.cpuTime - perMillisecond * time };
    };
    const signedIn = async (context: BrowserContext): Promise<Page> => {
      await context.setCookie(sessionCookie(url, cookieOf(member)));
      const page = await context.newPage();
      await page.setViewport(phone);
      return page;
    };

    const visits: Record<"first" | "return", Visit[]> = { first: [], return: [] };
    for (let round = 0; round <= rounds; round++) {
      const context = await browser.createBrowserContext();
      const page = await signedIn(context);
      const first = await visit(page);
      await page.goto("about:blank");
      await sleep(2000);
      const back = await visit(page);
      await context.close();
      // The first round fills the server's caches.
      if (round > 0) visits.first.push(first);
      if (round > 0) visits.return.push(back);
    }
    console.log(`${machine()}, revision ${revision(checkout)}, medians of ${rounds}`);
    console.log("| visit to the catalogue | requests | server CPU ms |");
    console.log("| --- | --- | --- |");
    for (const name of ["first", "return"] as const) {
      const median = (key: keyof Visit) => medianOf(visits[name].map((each) => each[key]));
      console.log(`| ${name} | ${median("requests").toFixed(0)} | ${median("cpuTime").toFixed(1)} |`);
    }
  } finally {
    await browser.close();
  }
});
