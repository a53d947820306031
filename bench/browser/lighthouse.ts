/**
 * Runs Lighthouse against the production build of the demo, simulating a phone on slow 4G: the median of five runs per
 * page, next to its target. A missed target is not a failure, a broken run is. Run: npm run lighthouse -w bench, or a
 * part of it: RUNS=1 PAGES=landing,catalogue npm run lighthouse -w bench. REPORTS=folder keeps Lighthouse's reports.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pagePath } from "@mindreel/contract/plain/pages";
import lighthouse, { type Result } from "lighthouse";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { cookieOf, type DemoRole, withDemo } from "../support/demo.ts";
import { machine, revision } from "../support/machine.ts";
import { median as medianOf } from "../support/measure.ts";
import { openBrowser } from "./browser.ts";

interface Target {
  readonly performance: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** In KB, compressed, before any interaction. */
  readonly script: number;
}

const landing: Target = { performance: 100, lcp: 1200, tbt: 30, cls: 0, script: 20 };
/** The page of a video, for visitors. */
const teaser: Target = { performance: 100, lcp: 1500, tbt: 100, cls: 0, script: 110 };
const account: Target = { performance: 98, lcp: 1500, tbt: 100, cls: 0, script: 90 };
const library: Target = { performance: 95, lcp: 1800, tbt: 150, cls: 0.02, script: 120 };
const administration: Target = { performance: 85, lcp: 2500, tbt: 300, cls: 0.02, script: 220 };

const pages: Readonly<Record<string, readonly [path: string, who: DemoRole | "visitor", target: Target]>> = {
  landing: [pagePath("home"), "visitor", landing],
  "sign-in": [pagePath("signIn"), "visitor", account],
  "sign-up": [pagePath("signUp"), "visitor", account],
  plans: [pagePath("pricing"), "visitor", account],
  gate: [pagePath("home"), "free", account],
  catalogue: [pagePath("home"), "pro", library],
  favourites: [pagePath("favorites"), "pro", library],
  recent: [pagePath("recentVideos"), "pro", library],
  teaser: [pagePath("watch", { id: 1 }), "visitor", teaser],
  watch: [pagePath("watch", { id: 1 }), "pro", library],
  dashboard: [pagePath("dashboard"), "superuser", administration],
  videos: [pagePath("videos"), "superuser", administration],
};

const Requests = Type.Array(
  Type.Object({
    url: Type.String(),
    sessionTargetType: Type.String(),
    resourceType: Type.Optional(Type.String()),
    transferSize: Type.Number(),
  }),
);

const runs = Number(process.env["RUNS"] ?? 5);
const chosen = process.env["PAGES"]?.split(",") ?? Object.keys(pages);
const reports = process.env["REPORTS"];

/** The results of one run, by the name of their column. */
function figures(result: Result) {
  const { audits, categories } = result;
  const items = (audit: string): readonly unknown[] => {
    const details = audits[audit]?.details;
    return details !== undefined && "items" in details ? details.items : [];
  };
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => (categories[category]?.score ?? Number.NaN) * 100;
  // Requests of the service worker, which fetches while the page is idle, count towards another target.
  const requests = Value.Parse(Requests, items("network-requests")).filter(
    ({ url, sessionTargetType }) => sessionTargetType === "page" && !url.startsWith("data:"),
  );
  const kilobytes = (type: string) =>
    requests.filter(({ resourceType }) => resourceType === type).reduce((sum, item) => sum + item.transferSize, 0) /
    1000;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    script: kilobytes("Script"),
    style: kilobytes("Stylesheet"),
    requests: requests.length,
    index: result.environment.benchmarkIndex,
  };
}
type Figures = ReturnType<typeof figures>;

async function run(url: string, cookie: string | undefined, report: string): Promise<Figures> {
  const browser = await openBrowser(url, cookie);
  try {
    // Lighthouse clears the browser's storage before each run, but not its cookies.
    const outcome = await lighthouse(url, { output: "json", logLevel: "error" }, undefined, await browser.newPage());
    if (outcome === undefined) throw new Error(`Lighthouse did not run on ${url}`);
    const { lhr } = outcome;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
    if (reports !== undefined) writeFileSync(path.join(reports, `${report}.json`), JSON.stringify(lhr));
    return figures(lhr);
  } finally {
    await browser.close();
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const beside = (met: boolean, actual: string, target: string) => `${met ? actual : `**${actual}**`} (${target})`;

function row(name: string, target: Target, all: readonly Figures[]): string {
  const median = (key: keyof Figures) => medianOf(all.map((each) => each[key]));
  const [performance, lcp, tbt, cls, script] = [
    median("performance"),
    median("lcp"),
    median("tbt"),
    median("cls"),
    median("script"),
  ];
  return `| ${[
    name,
    beside(performance >= target.performance, performance.toFixed(0), `≥ ${target.performance}`),
    [median("accessibility"), median("practices"), median("seo")].map((each) => each.toFixed(0)).join(" / "),
    seconds(median("fcp")),
    beside(lcp <= target.lcp, seconds(lcp), `≤ ${seconds(target.lcp)}`),
    beside(tbt <= target.tbt, `${tbt.toFixed(0)} ms`, `≤ ${target.tbt}`),
    beside(cls <= target.cls, cls.toFixed(3), `≤ ${target.cls}`),
    beside(script <= target.script, `${script.toFixed(0)} KB`, `≤ ${target.script}`),
    `${median("style").toFixed(0)} KB`,
    String(median("requests")),
  ].join(" | ")} |`;
}

await withDemo(async ({ url, signIn }) => {
  if (reports !== undefined) mkdirSync(reports, { recursive: true });
  const rows: string[] = [];
  const indices: number[] = [];
  for (const name of chosen) {
    const [page, who, target] = pages[name] ?? [];
    if (page === undefined || who === undefined || target === undefined) throw new Error(`there is no page ${name}`);
    const cookie = who === "visitor" ? undefined : cookieOf(await signIn(who));
    const all: Figures[] = [];
    for (let round = 1; round <= runs; round++) all.push(await run(`${url}${page}`, cookie, `${name}-${round}`));
    rows.push(row(name, target, all));
    indices.push(...all.map(({ index }) => index));
    console.error(rows.at(-1));
  }
  const index = medianOf(indices).toFixed(0);
  console.log(`${machine()}, revision ${revision()}, Lighthouse benchmark index ${index}, ${runs} runs`);
  console.log(
    "| page | performance | accessibility / practices / SEO | FCP | LCP | TBT | CLS | script | style | requests |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const each of rows) console.log(each);
});
