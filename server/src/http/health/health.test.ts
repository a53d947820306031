import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";

const metricsToken = "0123456789abcdef";
const t = await startApp({ config: { metricsToken } });
const plain = await startApp();

it("is healthy while the process runs, and ready while the database and storage are up", async () => {
  expect((await t.app.inject("/healthz")).json()).toEqual({ status: "ok" });
  expect((await t.app.inject("/readyz")).json()).toEqual({ status: "ready" });
});

it("is not ready without its tables or without storage", async () => {
  const becomes = (status: number) =>
    expect.poll(async () => (await plain.app.inject("/readyz")).statusCode).toBe(status);
  await plain.query("alter table library rename to away");
  await becomes(503);
  const { statusCode, headers, payload } = await plain.app.inject("/readyz");
  expect(statusCode).toBe(503);
  expect(headers["retry-after"]).toBe("2");
  expect(JSON.parse(payload)).toEqual({ code: "unavailable", message: expect.any(String) });
  await plain.query("alter table away rename to library");

  const media = path.join(plain.config.dataDir, "media");
  await becomes(200);
  await rm(media, { recursive: true, force: true });
  await writeFile(media, "no folder");
  await becomes(503);
  expect((await plain.app.inject("/healthz")).statusCode).toBe(200);
  await rm(media);
  await becomes(200);
});

it("stays ready under repeated bursts of five hundred probes", async () => {
  for (let round = 0; round < 3; round++) {
    const responses = await Promise.all(Array.from({ length: 500 }, () => t.app.inject("/readyz")));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
});

it("serves metrics to callers with the token", async () => {
  const get = (authorization?: string) =>
    t.app.inject({ url: "/metrics", headers: authorization === undefined ? {} : { authorization } });
  for (const wrong of [undefined, "", metricsToken, `Token ${metricsToken}`, "Bearer ", `Bearer ${metricsToken}x`]) {
    expect((await get(wrong)).statusCode).toBe(401);
  }
  await t.app.inject("/healthz");
  const { statusCode, payload } = await get(`Bearer ${metricsToken}`);
  expect(statusCode).toBe(200);
  expect(payload).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/);
  expect((await plain.app.inject("/metrics")).statusCode).toBe(404);
});
