/**
 * Measures a phone with a quarter of this machine's speed, on a catalogue with 480 cards loaded: frames while
 * scrolling, time from a press to the next paint, and navigation to pages that are already cached. Run: npm run
 * scrolling -w bench (SLOWDOWN=1 for the machine's own speed)
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { ElementHandle, Page } from "puppeteer-core";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { cookieOf, withDemo } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";
import { quantile } from "../support/measure.ts";
import { openBrowser, openPhone } from "./browser.ts";

const cards = 480;
const rounds = Number(process.env["ROUNDS"] ?? 5);
/** CPU slowdown factor. */
const slowdown = Number(process.env["SLOWDOWN"] ?? 4);
const frame = 1000 / 60;

/** The browser compositor's trace events of each frame. */
const Trace = Type.Object({
  traceEvents: Type.Array(
    Type.Object({
      name: Type.String(),
      args: Type.Optional(
        Type.Object({
          frame_reporter: Type.Optional(
            Type.Object({ state: Type.Optional(Type.String()), affects_smoothness: Type.Optional(Type.Boolean()) }),
          ),
        }),
      ),
    }),
  ),
});

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
// Not by role and name: the browser would maintain an accessibility tree during the measurement.
const loadMore = "main button::-p-text(Load More)";
const menu = 'button[aria-label="Menu"]';
const press = (name: string) => `main li [aria-label^="${name} "]`;

/** How many cards the page has loaded; it renders only those near the screen, each with its position among all. */
const loaded = () => {
  const all = document.querySelectorAll("main li[data-id]");
  return Number(all[0]?.getAttribute("aria-setsize") ?? all.length);
};

async function loadCards(page: Page): Promise<void> {
  for (;;) {
    const before = await page.evaluate(loaded);
    if (before >= cards) return;
    await page.locator(loadMore).click();
    while ((await page.evaluate(loaded)) === before) await sleep(20);
  }
}

/** Scrolls to a fraction of the page, and returns an element of a card that is wholly on the screen there. */
async function elementAt(page: Page, selector: string, share: number): Promise<ElementHandle> {
  await page.evaluate((share) => scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight)), share);
  await sleep(1000);
  const all = await page.$$(selector);
  for (const each of all) {
    const box = await each.boundingBox();
    // Below the header, and above the stage if it is open.
    if (box !== null && box.y + box.height / 2 > 80 && box.y + box.height / 2 < 500) return each;
  }
  throw new Error(`there is no ${selector} on the screen`);
}

/** Scrolls through the whole list. */
async function scroll(page: Page): Promise<void> {
  const height = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight - innerHeight;
  });
  const frames = await page.evaluateHandle(() => {
    const times: number[] = [];
    const count = (time: number) => {
      times.push(time);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return times;
  });
  await page.tracing.start({ categories: ["cc", "benchmark", "-*"] });
  const session = await page.createCDPSession();
  const started = performance.now();
  await session.send("Input.synthesizeScrollGesture", {
    // A mouse gesture: this Chromium does not scroll on a synthetic touch gesture.
    ...{ x: 195, y: 400, yDistance: -height, speed: 4000, gestureSourceType: "mouse", preventFling: true },
  });
  const seconds = (performance.now() - started) / 1000;
  const times = await frames.jsonValue();
  const reached = await page.evaluate(() => scrollY);
  const trace = Value.Parse(Trace, JSON.parse(new TextDecoder().decode(await page.tracing.stop())));
  const states = trace.traceEvents
    .filter(({ name }) => name === "PipelineReporter")
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter(({ affects_smoothness }) => affects_smoothness === true);
  const shown = states.filter(({ state }) => state?.startsWith("STATE_PRESENTED")).length;
  const gaps = sorted(times.slice(1).map((time, index) => time - (times[index] ?? 0)));
  // With a tolerance of a tenth: frame timestamps jitter.
  const smooth = gaps.filter((gap) => gap <= frame * 1.1).length / gaps.length;
  console.log(
    `scrolled ${reached} of ${height} px in ${seconds.toFixed(1)} s: ${(gaps.length / seconds).toFixed(1)} frames a second, ${(smooth * 100).toFixed(1)} % within 16.7 ms, longest ${quantile(gaps, 1).toFixed(0)} ms; ${shown} of ${states.length} frames shown in time`,
  );
}

/** Time until the next paint, as the browser reports it for INP, in steps of 8 ms. */
async function presses(page: Page, name: string, act: (round: number) => Promise<void>): Promise<void> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const watched = await page.evaluateHandle(() => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      // The types lack the threshold.
      const events = { type: "event", durationThreshold: 16 };
      observer.observe(events);
      return { entries, observer };
    });
    await act(round);
    await sleep(500);
    taken.push(
      await watched.evaluate(({ entries, observer }) => {
        entries.push(...observer.takeRecords());
        observer.disconnect();
        return Math.max(0, ...entries.map(({ duration }) => duration));
      }),
    );
  }
  console.log(`| ${name} | ${quantile(sorted(taken), 0.75)} | ${Math.max(...taken)} |`);
}

/** Time from pressing a link in the menu until the next page's heading is painted. */
async function move(page: Page, place: string, heading: string): Promise<number> {
  await page.locator(menu).click();
  const link = await page.locator(`dialog a::-p-text(${place})`).waitHandle();
  await sleep(400);
  const watched = await page.evaluateHandle((heading) => {
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        "click",
        ({ timeStamp }) => {
          const look = () => {
            if (document.querySelector("main h1")?.textContent === heading) {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            } else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
    return { painted };
  }, heading);
  await link.click();
  return watched.evaluate(({ painted }) => painted);
}

await withDemo(async ({ url, signIn }) => {
  const browser = await openBrowser(url, cookieOf(await signIn("pro")));
  try {
    const page = await openPhone(browser, url);
    await loadCards(page);
    await page.emulateCPUThrottling(slowdown);
    console.log(`${machine()}, revision ${revision()}, ${slowdown} times slower`);
    await scroll(page);

    console.log("| press | p75 ms | longest ms |\n| --- | --- | --- |");
    const nth = (selector: string, round: number) => elementAt(page, selector, (round + 0.5) / rounds);
    await presses(page, "like", async (round) => (await nth(press("Like"), round)).tap());
    await presses(page, "save", async (round) => (await nth(press("Save"), round)).tap());
    await presses(page, "about", async (round) => (await nth(press("About"), round)).tap());
    await page.keyboard.press("Escape");
    await presses(page, "play", async (round) => (await nth(press("Play"), round)).tap());
    await presses(page, "close the player, play another", async (round) => {
      await page.locator('[aria-label="Close player"]').click();
      await (await nth(press("Play"), round)).tap();
    });
    await page.keyboard.press("Escape");
    await presses(page, "menu", async () => {
      await page.locator(menu).click();
      await sleep(500);
      await page.keyboard.press("Escape");
    });
    const category = (await page.$$('main li a[href^="/?category="]')).at(-3);
    await category?.scrollIntoView();
    const before = await page.evaluate(() => scrollY);
    await category?.tap();
    const headed = (all: boolean) =>
      page.waitForFunction((all) => (document.querySelector("main h1")?.textContent === "All videos") === all, {}, all);
    await headed(false);
    await page.goBack();
    await headed(true);
    await sleep(3000);
    const after = await page.evaluate(() => scrollY);
    console.log(`back from a category: ${before} px before, ${after} px after`);

    const places = [
      ["Favorites", "Favorites"],
      ["Subscription", "Subscription"],
      ["Recent Videos", "Recent Videos"],
      ["Home", "All videos"],
    ] as const;
    for (const [place, heading] of places) await move(page, place, heading);
    console.log("| move to | median ms | longest ms |\n| --- | --- | --- |");
    const taken = new Map<string, number[]>(places.map(([place]) => [place, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [place, heading] of places) taken.get(place)?.push(await move(page, place, heading));
    }
    for (const [place, all] of taken) {
      const [median, longest] = [quantile(sorted(all), 0.5), quantile(sorted(all), 1)];
      console.log(`| ${place} | ${median.toFixed(0)} | ${longest.toFixed(0)} |`);
    }
  } finally {
    await browser.close();
  }
}, "many-cards.sql");
