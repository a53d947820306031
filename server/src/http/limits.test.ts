import { describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app/app.ts";
import { webRoot } from "#test/app/web.ts";

const limited = await startApp({ config: { rateLimits: true } });
const unlimited = await startApp();
const behindProxy = await startApp({ config: { rateLimits: true, trustProxy: ["127.0.0.1"] } });

/** Without email address and password, since checking sixty passwords takes seconds of CPU time. */
const login = (t: TestApp, from: string, headers: Record<string, string> = {}) =>
  t.request("POST /api/accounts/v1/login/", { body: {}, from, headers });

async function statuses(count: number, work: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < count; n++) seen.push((await work()).status);
  return seen;
}

describe("the sixty-first login within a minute", () => {
  it("is refused, with the time to wait", async () => {
    expect(new Set(await statuses(60, () => login(limited, "192.0.2.1")))).toEqual(new Set([400]));
    const { status, body, headers } = await login(limited, "192.0.2.1");
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: "rate_limited", message: expect.any(String) });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
    // Neither other callers nor other calls are affected.
    expect((await login(limited, "192.0.2.2")).status).toBe(400);
    const open = await limited.request("GET /api/public/v1/showcase/", { from: "192.0.2.1" });
    expect(open.status).toBe(200);
  });

  it("is counted by the IP address that a trusted proxy forwards, ignoring addresses from others", async () => {
    const forwarded = (address: string) => ({ "x-forwarded-for": address });
    await statuses(60, () => login(behindProxy, "127.0.0.1", forwarded("198.51.100.1")));
    expect((await login(behindProxy, "127.0.0.1", forwarded("198.51.100.1"))).status).toBe(429);
    expect((await login(behindProxy, "127.0.0.1", forwarded("198.51.100.2"))).status).toBe(400);
    // The proxy appends to the caller's header.
    let n = 0;
    const ask = (t: TestApp, from: string, address: string) =>
      t.request("POST /dj-rest-auth/password/reset/", { body: {}, from, headers: forwarded(address) });
    const forge = () => ask(behindProxy, "127.0.0.1", `198.51.100.${++n}, 203.0.113.7`);
    expect((await statuses(61, forge)).at(-1)).toBe(429);
    expect((await ask(behindProxy, "127.0.0.1", "203.0.113.8")).status).toBe(400);
    const spoof = () => ask(limited, "192.0.2.9", `198.51.100.${++n}`);
    expect((await statuses(61, spoof)).at(-1)).toBe(429);
  });

  it("is allowed if limits are off, with a warning in the log", async () => {
    expect(new Set(await statuses(61, () => login(unlimited, "192.0.2.1")))).toEqual(new Set([400]));
    const loud = unlimited.log.filter((line) => line.includes("RATE_LIMITS=off"));
    expect(loud).toHaveLength(1);
    expect(JSON.parse(loud[0] ?? "{}")).toMatchObject({ level: 40 });
    expect(limited.log.join("")).not.toContain("RATE_LIMITS=off");
  });
});

it("limits registrations and the news form too", async () => {
  const register = () => limited.request("POST /api/accounts/v1/register/", { body: {}, from: "192.0.2.20" });
  expect((await statuses(61, register)).at(-1)).toBe(429);
  const news = () => limited.request("POST /api/subscriber/v1/subscriberlist/", { body: {}, from: "192.0.2.21" });
  expect((await statuses(31, news)).at(-1)).toBe(429);
});

it("limits a call however its URL is spelled", async () => {
  const ask = async (url: string, remoteAddress: string) => {
    const { statusCode, headers } = await limited.app.inject({ method: "POST", url, remoteAddress, payload: {} });
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    return { status: statusCode };
  };
  const spellings = ["/%61pi/accounts/v1/passkeys/options/", "http://mindreel.test/api/accounts/v1/passkeys/options/"];
  for (const [n, url] of spellings.entries()) {
    const from = `192.0.2.5${n}`;
    expect((await statuses(61, () => ask(url, from))).at(-1)).toBe(429);
  }
});

it("never limits pages, pictures and probes", async () => {
  const responses = await Promise.all(
    Array.from({ length: 1300 }, () => limited.app.inject({ url: "/healthz", remoteAddress: "192.0.2.30" })),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it("limits the calls of the password reset too", async () => {
  const ask = () => limited.request("POST /dj-rest-auth/password/reset/", { body: {}, from: "192.0.2.40" });
  expect((await statuses(61, ask)).at(-1)).toBe(429);
  const params = { uid: "1", token: "x" };
  const use = () => limited.request("POST /reset-password/{uid}/{token}/", { params, body: {}, from: "192.0.2.41" });
  expect((await statuses(61, use)).at(-1)).toBe(429);
});

it("pages that are rendered for each visitor count like calls, and kept ones do not", async () => {
  const pages = await startApp({ webRoot: webRoot(), config: { rateLimits: true } });
  const open = async (url: string) => ({ status: (await pages.app.inject(url)).statusCode });
  expect(new Set(await statuses(1201, () => open("/")))).toEqual(new Set([200]));
  expect(new Set(await statuses(1200, () => open("/no/such/page")))).toEqual(new Set([404]));
  expect(await open("/sitemaps/1.xml")).toEqual({ status: 429 });
  expect(await open("/")).toEqual({ status: 200 });
});
