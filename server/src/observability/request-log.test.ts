import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { startApp } from "#test/app.ts";
import { webRoot } from "#test/web.ts";

const t = await startApp({ webRoot: webRoot(), config: { metricsToken: "a token of metrics" } });

interface Line {
  readonly level: number;
  readonly reqId: string;
  readonly req: object;
  readonly res: object;
  readonly responseTime: number;
}

/** What a request adds to the log. */
async function linesOf(url: string, headers: Record<string, string> = {}): Promise<Line[]> {
  const from = t.log.length;
  await t.app.inject({ url, headers });
  // The line is written after the answer.
  await sleep(20);
  return t.log.slice(from).map((line) => JSON.parse(line));
}

it("has one line a request, without its headers", async () => {
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
  expect(await linesOf("/%zz")).toMatchObject([{ req: { url: "/%zz" }, res: { statusCode: 400 } }]);
});

it("has none for probes and files that are there", async () => {
  for (const url of ["/healthz", "/readyz", "/manifest.webmanifest", "/assets/app-1a2b3c.js"])
    expect(await linesOf(url)).toEqual([]);
  expect(await linesOf("/metrics")).toMatchObject([{ res: { statusCode: 401 } }]);
  expect(await linesOf("/media/0123456789abcdef01234567/854.webp")).toMatchObject([{ res: { statusCode: 404 } }]);
});

it("has no requests below the level", async () => {
  const quiet = await startApp({ config: { logLevel: "warn" } });
  await quiet.app.inject({ url: "/api/category/v1/categories/" });
  await sleep(20);
  expect(quiet.log.filter((line) => line.includes("request completed"))).toEqual([]);
});
