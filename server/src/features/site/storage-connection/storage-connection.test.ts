import { expect, it } from "vitest";
import { savedStorage } from "#features/site/connections/saved-storage.ts";
import { file, picture } from "#fixtures/pictures.ts";
import { moveFiles } from "#ports/storage/move.ts";
import { openStores } from "#ports/storage/open.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startS3 } from "#test/peers/s3.ts";

const look = "GET /api/site/v1/connections/storage/";
const set = "PUT /api/site/v1/connections/storage/";
const leave = "DELETE /api/site/v1/connections/storage/";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const s3 = await startS3();
const { endpoint, region, bucket, accessKeyId: access_key_id, secretAccessKey: secret_access_key } = s3.settings;
const named = { endpoint, region, bucket, access_key_id };
const body = { ...named, secret_access_key };

const upload = async (width: number) => {
  const form = { use: "logo", picture: file(await picture("png", width, 20)) };
  return t.ok("POST /api/site/v1/pictures/", { token, form });
};
const served = async ({ id, width, height }: Awaited<ReturnType<typeof upload>>, app = t.app) =>
  (await app.inject({ url: `/media/${id}/${width}x${height}.webp` })).statusCode;
const inBucket = async () =>
  Array.fromAsync((await openStores({ ...t.config, storage: "s3", s3: s3.settings })).s3?.folders() ?? []);
const settings = () => savedStorage(t.database.db, t.config);

it("keeps nothing that does not work", async () => {
  const attempt = async (change: object) => (await t.ok(set, { token, body: { ...body, ...change } })).result;
  const { secret_access_key: _, ...withoutSecret } = body;
  expect((await t.ok(set, { token, body: withoutSecret })).result).toMatchObject({ passed: false });
  for (const [change, reason] of [
    [{ secret_access_key: "wrong" }, /SignatureDoesNotMatch/],
    [{ bucket: "another" }, /NoSuchBucket/],
    [{ endpoint: "http://127.0.0.1:1" }, /ECONNREFUSED/],
  ] as const) {
    expect(await attempt(change)).toMatchObject({ passed: false, says: expect.stringMatching(reason) });
  }
  expect(await t.ok(look, { token })).toMatchObject({ locked: null, bucket: null, in_use: false, to_move: false });
  expect((await t.request(set, { token, body: { ...body, endpoint: "ftp://x" } })).status).toBe(400);
});

it("keeps new pictures in the bucket at once, on every server, and reads those from before where they are", async () => {
  const other = await startApp({ beside: t.url, config: { dataDir: t.config.dataDir } });
  const before = await upload(40);
  const { result, connection } = await t.ok(set, { token, body });
  expect(result).toMatchObject({ passed: true, todo: expect.stringContaining("move-files") });
  expect(connection).toMatchObject({ bucket: named, in_use: true, to_move: true });
  const after = await upload(50);
  expect(await inBucket()).toEqual([after.id]);
  await expect.poll(() => other.services.site.config.storage).toBe("s3");
  for (const { app } of [t, other]) expect([await served(before, app), await served(after, app)]).toEqual([200, 200]);
  expect(
    (await t.ok("GET /api/admin/v1/system/", { token })).checks.find(({ name }) => name === "pictures"),
  ).toMatchObject({
    ...{ state: "good", says: `Pictures are kept in the bucket ${bucket}.` },
  });
  // As the commands do that move files and back them up.
  const { disk, s3: opened } = await openStores({ ...t.config, ...(await settings()) });
  if (opened === undefined) throw new Error("there is no bucket");
  await moveFiles({ from: disk, to: opened, remove: true, progress: () => undefined });
  expect(await t.ok(look, { token })).toMatchObject({ to_move: false });
  expect((await inBucket()).toSorted()).toEqual([before.id, after.id].toSorted());
});

it("stores the secret encrypted, shows it to nobody, and uses it for the same key alone", async () => {
  const said = JSON.stringify([await t.ok(set, { token, body }), await t.ok(look, { token })]);
  const stored = [await t.query("select * from site_connections"), await t.query("select * from audit_log")];
  for (const each of [said, JSON.stringify(stored), t.log.join("")]) expect(each).not.toContain(secret_access_key);
  expect((await t.ok(set, { token, body: named })).result.passed).toBe(true);
  const elsewhere = { ...named, endpoint: "http://127.0.0.1:1" };
  expect((await t.ok(set, { token, body: elsewhere })).result.says).toContain("secret");
});

it("does not leave pictures behind in a bucket", async () => {
  const elsewhere = await startS3();
  const moved = { ...body, endpoint: elsewhere.settings.endpoint };
  expect((await t.ok(set, { token, body: moved })).result).toMatchObject({
    passed: false,
    says: expect.stringContaining(bucket),
  });
  const kept = await upload(60);
  expect(await t.ok(leave, { token })).toMatchObject({ bucket: named, in_use: false, to_move: true });
  const later = await upload(70);
  expect(await inBucket()).not.toContain(later.id);
  expect([await served(kept), await served(later)]).toEqual([200, 200]);
  expect(await settings()).toMatchObject({ storage: "disk", s3: { bucket } });
  // Again, as long as there are some.
  expect(await t.ok(leave, { token })).toMatchObject({ bucket: named });
  const { disk, s3: opened } = await openStores({ ...t.config, ...(await settings()) });
  if (opened === undefined) throw new Error("there is no bucket");
  await moveFiles({ from: opened, to: disk, remove: true, progress: () => undefined });
  expect(await t.ok(leave, { token })).toMatchObject({ bucket: null, in_use: false, to_move: false, set_at: null });
  expect([await served(kept), await served(later), await settings()]).toMatchObject([200, 200, { storage: "disk" }]);
});

it("shows that the bucket cannot be decrypted, and leaves what the environment decides", async () => {
  await t.ok(set, { token, body });
  const other = await startApp({ beside: t.url });
  expect(await other.ok(look, { token })).toMatchObject({ unreadable: true, bucket: null });
  const { checks } = await other.ok("GET /api/admin/v1/system/", { token });
  expect(checks.find(({ name }) => name === "pictures")).toMatchObject({ state: "bad", fix: "connections" });
  await expect(savedStorage(t.database.db, other.config)).rejects.toThrow("secret-box.key");
  const config = { dataDir: t.config.dataDir, decided: ["STORAGE"] } as const;
  const locked = await startApp({ beside: t.url, config });
  expect(await locked.ok(look, { token })).toMatchObject({ locked: "STORAGE" });
  expect(locked.services.site.config.storage).toBe("disk");
  expect((await locked.request(set, { token, body })).status).toBe(409);
  expect((await locked.request(leave, { token })).status).toBe(409);
});

it("is left for good if it no longer answers and is left twice", async () => {
  await t.ok(set, { token, body });
  await s3.stop();
  expect(await t.ok(leave, { token })).toMatchObject({ in_use: false, bucket: named });
  expect(await t.ok(leave, { token })).toMatchObject({ bucket: null });
  await s3.start();
});
