import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp({ webRoot: webRoot() });
const { token } = first(await t.members("superuser", 1));
const { fill } = libraryOf(t, token);
const get = (headers: Record<string, string> = {}) => t.app.inject({ url: "/", headers });

describe("the landing page", () => {
  it("is compressed in the browser's preferred encoding", async () => {
    const { payload } = await get();
    expect(payload).toContain("landing");
    const brotli = await get({ "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", "content-type": "text/html; charset=utf-8" });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(payload);
    const gzip = await get({ "accept-encoding": "br;q=0, gzip;q=0.5" });
    expect(gzip.headers).toMatchObject({ "content-encoding": "gzip" });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(payload);
    const plain = await get({ "accept-encoding": "zstd" });
    expect([plain.headers["content-encoding"], plain.payload]).toEqual([undefined, payload]);
    expect(plain.headers["vary"]).toBe("Cookie, Accept-Language, Accept-Encoding");
  });

  it("answers a HEAD request with the same headers, and no body", async () => {
    const page = await get();
    const head = await t.app.inject({ method: "HEAD", url: "/" });
    const { date: _, ...headers } = head.headers;
    expect([head.statusCode, head.payload]).toEqual([200, ""]);
    expect(page.headers).toMatchObject(headers);
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(page.payload)));
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
  });

  it("is not sent again to a browser with the current version", async () => {
    const etag = String((await get()).headers["etag"]);
    const again = await get({ "if-none-match": `"other", ${etag}`, "accept-encoding": "br" });
    expect([again.statusCode, again.payload, again.headers["cache-control"]]).toEqual([304, "", "no-cache"]);
    // Members get a different page.
    expect((await get({ "if-none-match": etag, cookie: "user=x" })).statusCode).toBe(200);

    const [id] = await fill([{ title: "Waves" }]);
    await t.query("update videos set thumbnail = 'a picture' where id = $1", [id]);
    await expect.poll(async () => (await get()).payload).toContain("showing Waves");
    expect((await get({ "if-none-match": etag })).statusCode).toBe(200);
  });

  it("names the chosen colour scheme, if any", async () => {
    const schemeOf = async (cookie: string) =>
      /data-mantine-color-scheme="(\w+)"/.exec((await get({ cookie })).payload)?.[1];
    expect(await schemeOf("a=b; color-scheme=dark")).toBe("dark");
    expect(await schemeOf("color-scheme=light; a=b")).toBe("light");
    for (const cookie of ["", "color-scheme=", "color-scheme=darker", "xcolor-scheme=dark", 'color-scheme="><p>']) {
      expect(await schemeOf(cookie)).toBeUndefined();
    }
  });
});
