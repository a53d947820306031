import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const pro = first(await t.members("pro", 1));
const { fill } = libraryOf(t, token);
const url = "/api/category/v1/video/";
const get = (headers: Record<string, string> = {}, path = url) =>
  t.app.inject({ url: path, headers: { authorization: `Token ${pro.token}`, ...headers } });

it("a cached response is compressed in the caller's preferred encoding, and up to date", async () => {
  const [id] = await fill(Array.from({ length: 12 }, (_, n) => ({ title: `Film ${n}` })));
  const check = async () => {
    const plain = await get();
    expect(plain.headers["content-encoding"]).toBeUndefined();
    // Twice: the compressed form is cached.
    for (const _ of [1, 2]) {
      const brotli = await get({ "accept-encoding": "gzip, deflate, br, zstd" });
      expect(brotli.headers).toMatchObject({
        "content-encoding": "br",
        vary: expect.stringMatching(/accept-encoding/i),
        "content-type": "application/json; charset=utf-8",
        "content-length": String(brotli.rawPayload.length),
      });
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
    }
    const zipped = await get({ "accept-encoding": "br;q=0, gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.payload);
    return plain.payload;
  };
  const before = await check();
  await t.query("update videos set title = 'Another name' where id = $1", [id]);
  await expect.poll(async () => (await get()).payload).toContain("Another name");
  expect(await check()).not.toBe(before);
  // The caller's own like is inserted into a shared response.
  await t.ok("POST /api/category/v1/like/videos/", { token: pro.token, body: { likevideo: id, likeusers: [pro.id] } });
  expect(await check()).toContain(`"likeusers":[${pro.id}]`);
});

it("small responses, and those that must not be compressed, are sent uncompressed", async () => {
  const small = await get({ "accept-encoding": "br" }, "/api/category/v1/categories/");
  expect([small.statusCode, small.headers["content-encoding"]]).toEqual([200, undefined]);
  const refused = await get({ "accept-encoding": "br", "x-no-compression": "1" });
  expect(refused.headers["content-encoding"]).toBeUndefined();
});
