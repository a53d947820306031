import { beforeAll, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot(), config: { metricsToken: "a token of metrics" } });
// Which is logged.
beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

interface Line {
  readonly level: number;
  readonly reqId: string;
  readonly req: object;
  readonly res: object;
  readonly responseTime: number;
}

let marks = 0;

/** The log lines of a request. A line is written after its response, so a second request marks where they end. */
async function linesOf(url: string, headers: Record<string, string> = {}): Promise<Line[]> {
  const from = t.log.length;
  const mark = `/api/mark-${++marks}`;
  await t.app.inject({ url, headers });
  await t.app.inject(mark);
  const end = () => t.log.findIndex((line) => line.includes(`"${mark}"`));
  await vi.waitFor(() => expect(end()).toBeGreaterThan(0));
  return t.log.slice(from, end()).map((line) => JSON.parse(line));
}

it("has one line per request, without its headers", async () => {
  const headers = { authorization: "Token secret", cookie: "user=secret", host: "mindreel.test" };
  const lines = await linesOf("/api/category/v1/categories/?a=1", headers);
  expect(lines).toMatchObject([
    {
      level: 30,
      reqId: expect.any(String),
      req: {
        method: "GET",
        url: "/api/category/v1/categories/?a=1",
        host: "mindreel.test",
        remoteAddress: "127.0.0.1",
      },
      res: { statusCode: 401 },
      responseTime: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
  expect(await linesOf("/")).toMatchObject([{ req: { url: "/" }, res: { statusCode: 200 } }]);
  expect(await linesOf("/%zz")).toMatchObject([
    { reqId: expect.any(String), req: { url: "/%zz" }, res: { statusCode: 400 } },
  ]);
});

it("has none for probes and for files that exist", async () => {
  for (const url of ["/healthz", "/readyz", "/manifest.webmanifest", "/assets/app-1a2b3c.js"])
    expect(await linesOf(url)).toEqual([]);
  expect(await linesOf("/metrics")).toMatchObject([{ res: { statusCode: 401 } }]);
  expect(await linesOf("/media/0123456789abcdef01234567/854.webp")).toMatchObject([{ res: { statusCode: 404 } }]);
});

it("has no requests if the level is higher", async () => {
  const quiet = await startApp({ config: { logLevel: "warn" } });
  for (const _ of ["one", "another, after whose response its line would be there"]) {
    await quiet.app.inject({ url: "/api/category/v1/categories/" });
  }
  expect(quiet.log.filter((line) => line.includes("request completed"))).toEqual([]);
});
