/**
 * Measures how soon a returning member sees the catalogue, on a phone with a quarter of this machine's speed and slow
 * 4G: with and without the frame that the service worker has cached. Run: npm run return-visit -w bench
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "puppeteer-core";
import { cookieOf, withDemo } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";
import { median as medianOf } from "../support/measure.ts";
import { openBrowser, openPhone } from "./browser.ts";

const rounds = Number(process.env["ROUNDS"] ?? 5);

/** Slow 4G: round-trip time in milliseconds, throughput in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const throttle = async (session: CDPSession) => {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
};

/** Milliseconds from the start of the visit. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly cards: number;
  readonly shift: number;
}

async function visit(page: Page, url: string): Promise<Visit> {
  await page.goto("about:blank");
  await page.goto(url);
  await page.waitForSelector("#root main li h2");
  await page.waitForNetworkIdle();
  await sleep(500);
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 1000);
      });
    const paints = await entries("paint");
    const largest = await entries("largest-contentful-paint");
    const shifts = await entries("layout-shift");
    const cards = performance.getEntriesByName("cards").at(0)?.startTime ?? Number.NaN;
    return {
      firstPaint: paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
      largestPaint: largest.at(-1)?.startTime ?? Number.NaN,
      cards,
      shift: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, "value")), 0),
    };
  });
}

/** Marks the first frame that shows a card. */
function markCards(): void {
  const look = () => {
    if (document.querySelector("#root main li h2") === null) requestAnimationFrame(look);
    else performance.mark("cards");
  };
  requestAnimationFrame(look);
}

await withDemo(async ({ url, signIn }) => {
  const browser = await openBrowser(url, cookieOf(await signIn("pro")));
  try {
    const page = await openPhone(browser, url);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    const worker = await browser.waitForTarget((target) => target.type() === "service_worker");
    await sleep(3000);
    await page.evaluateOnNewDocument(markCards);
    await throttle(await page.createCDPSession());
    await throttle(await worker.createCDPSession());
    await page.emulateCPUThrottling(4);

    const forget = () => page.evaluate(() => caches.delete("frames"));
    const isKept = () => page.waitForFunction(async () => (await caches.match("/frames/home")) !== undefined);
    await page.goto(url);
    await isKept();
    const all: Record<"without" | "with", Visit[]> = { without: [], with: [] };
    for (let round = 0; round < rounds; round++) {
      await forget();
      all.without.push(await visit(page, url));
      await isKept();
      all.with.push(await visit(page, url));
    }
    console.log(`${machine()}, revision ${revision()}, ${rounds} visits each\n`);
    console.log("| frame | FCP ms | first card ms | LCP ms | CLS |\n| --- | --- | --- | --- | --- |");
    for (const [name, visits] of [
      ["not cached", all.without],
      ["cached", all.with],
    ] as const) {
      const median = (key: keyof Visit) => medianOf(visits.map((each) => each[key]));
      const paints = [median("firstPaint"), median("cards"), median("largestPaint")].map((each) => each.toFixed(0));
      console.log(`| ${name} | ${paints.join(" | ")} | ${median("shift").toFixed(3)} |`);
    }
  } finally {
    await browser.close();
  }
});
