import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";

const t = await startApp();
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

it("is readable, including everything that its page loads", async () => {
  const page = await get("/api/docs/");
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  const loaded = [...page.payload.matchAll(/(?:src|href)="\.?\/?([^"]+)"/g)].map(([, address = ""]) => address);
  expect(loaded.length).toBeGreaterThan(3);
  for (const address of loaded) {
    const file = await get(new URL(address, "http://localhost/api/docs/").pathname);
    expect([address, file.statusCode]).toEqual([address, 200]);
    expect(file.rawPayload.length).toBeGreaterThan(0);
  }
  expect((await get("/api/docs")).statusCode).toBe(200);
  const { paths } = (await get("/api/docs/json")).json();
  expect(paths).toEqual((await get("/api/openapi.json")).json().paths);
  expect((await get("/api/docs/static/swagger-ui-bundle.js", { "accept-encoding": "gzip" })).headers).toMatchObject({
    "content-encoding": "gzip",
  });
  expect((await get("/api/docs/nothing")).json()).toMatchObject({ code: "not_found" });
});
