import type { PageVitals, WebVitalsBody } from "@mindreel/contract/admin/web-vitals";
import { type Vital, vitals } from "@mindreel/contract/plain/kinds/web-vitals";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { type Bucket, bucketOf, countRatings, p75Of, ratingOf } from "./web-vitals.policy.ts";

const t = await startApp({ config: { rateLimits: true } });
const { token } = first(await t.members("superuser", 1));
const report = "POST /api/public/v1/web-vitals/";
const figures = "GET /api/admin/v1/web-vitals/";
const today = { from: "2026-01-15", to: "2026-01-15" };
type View = WebVitalsBody["views"][number];

let networks = 0;
const landing = { page: "landing", visit: "load" } as const;
const send = (views: readonly View[], device: WebVitalsBody["device"] = "phone", from = `192.0.2.${++networks}`) =>
  t.request(report, { body: { device, views }, from });
const seen = (query: { from: string; to: string } = today): Promise<PageVitals[]> => t.ok(figures, { token, query });

beforeEach(async () => {
  await t.query("truncate web_vital_days");
});

describe("reports of page views", () => {
  it("add up to percentiles and ratings of each page, device and kind of visit", async () => {
    expect(await seen()).toEqual([]);
    for (const lcp of [900, 1800, 2500, 2501]) {
      expect(await send([{ ...landing, lcp, inp: 40, cls: 0.1 }])).toMatchObject({ status: 204 });
    }
    await send([{ ...landing, lcp: 9000, cls: 0.3 }]);
    await send([{ ...landing, lcp: 500 }], "desktop");
    await send([
      { page: "home", visit: "load", lcp: 1200, inp: 320 },
      { page: "favorites", visit: "move", lcp: 90 },
      { page: "favorites", visit: "move", lcp: 90 },
    ]);
    const none = { inp: null, cls: null };
    const one = { needs_improvement: 0, poor: 0, rating: "good" };
    expect(await seen()).toEqual([
      {
        ...{ ...landing, device: "phone", views: 5 },
        lcp: { p75: 2550.5, rating: "needs_improvement", good: 3, needs_improvement: 1, poor: 1 },
        inp: { p75: 40, ...one, good: 4 },
        cls: { p75: 0.1, rating: "good", good: 4, needs_improvement: 0, poor: 1 },
      },
      {
        ...{ page: "favorites", visit: "move", device: "phone", views: 2, ...none },
        lcp: { p75: 90, ...one, good: 2 },
      },
      {
        ...{ page: "home", visit: "load", device: "phone", views: 1, cls: null },
        lcp: { p75: expect.closeTo(1200, -2), ...one, good: 1 },
        inp: { p75: expect.closeTo(320, -1), rating: "needs_improvement", good: 0, needs_improvement: 1, poor: 0 },
      },
      {
        ...{ ...landing, device: "desktop", views: 1, ...none },
        lcp: { p75: expect.closeTo(500, -1), ...one, good: 1 },
      },
    ]);
  });

  it("are counted on their day", async () => {
    await send([{ ...landing, lcp: 900 }]);
    t.advance(86_400_000);
    await send([{ ...landing, lcp: 800 }]);
    expect(await seen()).toMatchObject([{ views: 1 }]);
    expect(await seen({ from: "2026-01-15", to: "2026-01-16" })).toMatchObject([{ views: 2 }]);
    expect(await seen({ from: "2026-01-14", to: "2026-01-14" })).toEqual([]);
    t.advance(-86_400_000);
  });

  it("store nothing that identifies the sender", async () => {
    const member = first(await t.members("member", 1));
    const headers = { authorization: `Token ${member.token}`, cookie: "user=x", "user-agent": "Telltale/1.0" };
    const payload = { device: "phone", views: [{ ...landing, lcp: 900 }] };
    await t.app.inject({ method: "POST", url: report.slice(5), headers, payload });
    const rows = await t.query("select *, day::text from web_vital_days order by measure");
    const view = { day: "2026-01-15", page: "landing", device: "phone", visit: "load", views: 1 };
    expect(rows).toEqual([
      { ...view, measure: "lcp", bucket: 900 },
      { ...view, measure: "view", bucket: 0 },
    ]);
    // The log has a line for every request, without its content.
    expect(t.log.join("")).not.toMatch(/Telltale|landing/);
  });

  it("are refused if they name an unknown page, contain other fields, or exceed the limits", async () => {
    const bad: readonly unknown[] = [
      { page: "/reset-password/7/secret", visit: "load" },
      { page: "elsewhere", visit: "load" },
      { ...landing, visit: "reload" },
      { ...landing, url: "https://films.example/?search=private" },
      { ...landing, lcp: vitals.lcp.most + 1 },
      { ...landing, inp: vitals.inp.most + 1 },
      { ...landing, cls: vitals.cls.most + 0.01 },
      { ...landing, lcp: -1 },
      { ...landing, lcp: 0.5 },
    ];
    for (const view of bad) {
      const body = { device: "phone", views: [view] };
      expect([view, (await t.request(report, { body, from: "192.0.2.201" })).status]).toEqual([view, 400]);
    }
    for (const body of [
      { device: "watch", views: [landing] },
      { device: "phone", views: [] },
      { device: "phone", views: Array(51).fill(landing) },
      { device: "phone", views: [landing], id: 7 },
    ]) {
      expect((await t.request(report, { body, from: "192.0.2.201" })).status).toBe(400);
    }
    expect(await t.query("select from web_vital_days")).toEqual([]);
  });

  it("are counted once each when they arrive concurrently, in any order", async () => {
    const pages = ["home", "favorites", "recentVideos", "profile"] as const;
    const views = pages.map((page) => ({ page, visit: "load", lcp: 900, inp: 8, cls: 0 }) as const);
    await Promise.all(Array.from({ length: 40 }, (_, n) => send(n % 2 === 0 ? views : views.toReversed())));
    expect(await seen()).toMatchObject(pages.map(() => ({ views: 40, lcp: { good: 40 } })));
  });

  it("are throttled by network", async () => {
    let refused = 0;
    for (let n = 0; n < 130; n++) refused += (await send([landing], "phone", "192.0.2.202")).status === 429 ? 1 : 0;
    expect(refused).toBe(10);
  });
});

it("are saved as a CSV file", async () => {
  await send([{ ...landing, lcp: 900, cls: 0.02 }]);
  const file = await t.app.inject({
    url: `/api/admin/v1/figures/file/?from=${today.from}&to=${today.to}&file=speed`,
    headers: { authorization: `Token ${token}` },
  });
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="speed-${today.from}-to-${today.to}.csv"`);
  expect(file.payload).toBe(
    "\ufeffpage,device,visit,views,lcp_p75,lcp_good,lcp_needs_improvement,lcp_poor," +
      "inp_p75,inp_good,inp_needs_improvement,inp_poor,cls_p75,cls_good,cls_needs_improvement,cls_poor\r\n" +
      "landing,phone,load,1,895.5,1,0,0,,,,,0.02,1,0,0\r\n",
  );
});

/** A measure with values as browsers report them; fractions have at most three decimals. */
const measured = fc.constantFrom<Vital>("lcp", "inp", "cls").chain((vital) => {
  const unit = vital === "cls" ? 1000 : 1;
  const value = fc.oneof(
    fc.integer({ min: 0, max: vitals[vital].most * unit }),
    // Most real values are small, or near a limit.
    fc.integer({ min: 0, max: 300 }),
    fc.constantFrom(vitals[vital].good * unit, vitals[vital].good * unit + 1, vitals[vital].poor * unit),
  );
  return fc.tuple(
    fc.constant(vital),
    fc.array(
      value.map((units) => units / unit),
      { minLength: 1, maxLength: 200 },
    ),
  );
});

function bucketsOf(vital: Vital, values: readonly number[]): Bucket[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return [...counts].map(([bucket, views]) => ({ bucket, views })).toSorted((a, b) => a.bucket - b.bucket);
}

it("is within 5 % of the exact percentile, with the same rating", () => {
  fc.assert(
    fc.property(measured, ([vital, values]) => {
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
      const p75 = p75Of(vital, bucketsOf(vital, values));
      expect(Math.abs(p75 - exact)).toBeLessThanOrEqual(exact * 0.05 + 1e-9);
      expect(ratingOf(vital, p75)).toBe(ratingOf(vital, exact));
    }),
  );
});

it("counts every rating exactly", () => {
  fc.assert(
    fc.property(measured, ([vital, values]) => {
      const exact = { good: 0, needs_improvement: 0, poor: 0 };
      for (const value of values) exact[ratingOf(vital, value)] += 1;
      expect(countRatings(vital, bucketsOf(vital, values))).toEqual(exact);
    }),
  );
});

it("has few buckets, whatever is reported", () => {
  const all = (vital: Vital, unit: number) =>
    new Set(Array.from({ length: vitals[vital].most * unit + 1 }, (_, units) => bucketOf(vital, units / unit))).size;
  expect([all("lcp", 1), all("inp", 1), all("cls", 1000)]).toEqual([331, 281, 191]);
  expect(bucketOf("lcp", 1e9)).toBe(60_000);
});
