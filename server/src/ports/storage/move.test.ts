import path from "node:path";
import { expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startS3 } from "#test/peers/s3.ts";
import { moveFiles } from "./move.ts";
import { openStores } from "./open.ts";
import type { Storage } from "./storage.port.ts";

const peer = await startS3();
const t = await startApp({ config: { storage: "s3", s3: peer.settings } });
const stores = await openStores(t.config);
const { disk, s3 = disk } = stores;
const superuser = first(await t.members("superuser", 1));

const ids = Array.from({ length: 12 }, (_, n) => n.toString(16).padStart(24, "0"));
const several = ids.slice(0, 10);
const [half = "", leaving = ""] = ids.slice(10);
const filesOf = (id: string) => new Map([320, 640].map((width) => [`${width}.webp`, Buffer.from(`${id} ${width}`)]));
const shown = async (id: string) => {
  const { statusCode, body } = await t.app.inject({ url: `/media/${id}/320.webp` });
  return statusCode === 200 ? body : statusCode;
};
const allShown = async () => {
  for (const id of several) expect(await shown(id)).toBe(`${id} 320`);
};
const foldersOf = async (storage: Storage) => (await Array.fromAsync(storage.folders())).toSorted();

it("moves every picture while the server serves them all, and can be interrupted at any time", async () => {
  for (const id of several) await disk.put(id, filesOf(id));
  const { profile_pic } = await t.ok("PATCH /api/accounts/v1/userlist/{id}/", {
    params: { id: String(superuser.id) },
    token: superuser.token,
    form: { profile_pic: file(await picture("jpeg", 320, 320)) },
  });
  const uploaded = path.basename(path.dirname(String(profile_pic)));
  expect(await foldersOf(s3)).toEqual([uploaded]);

  let copied = 0;
  const cut: Storage = {
    ...s3,
    put: async (...given) => {
      if (copied++ >= 2) throw new Error("cut off");
      await s3.put(...given);
    },
  };
  await expect(moveFiles({ from: disk, to: cut, remove: true })).rejects.toThrow("cut off");
  await allShown();

  // As a killed run leaves it: copied, but still on the disk.
  const left = await foldersOf(disk);
  expect(left).toHaveLength(8);
  for (const id of left.slice(0, 1)) await s3.put(id, filesOf(id));
  expect(await moveFiles({ from: disk, to: s3, remove: false })).toEqual({ copied: 7, there: 1 });
  expect(await moveFiles({ from: disk, to: s3, remove: true })).toEqual({ copied: 0, there: 8 });
  expect(await foldersOf(disk)).toEqual([]);
  expect(await foldersOf(s3)).toEqual([...several, uploaded].toSorted());
  await allShown();

  expect(await moveFiles({ from: s3, to: disk, remove: true })).toEqual({ copied: 11, there: 0 });
  expect(await foldersOf(s3)).toEqual([]);
  await allShown();
  for (const id of several) await disk.remove(id);
});

it("copies a folder again if its copy differs", async () => {
  await disk.put(half, filesOf(half));
  await s3.put(half, new Map([["320.webp", Buffer.from("half")]]));
  await moveFiles({ from: disk, to: s3, remove: true });
  expect(await shown(half)).toBe(`${half} 320`);
});

it("does not bring back a picture that is removed meanwhile", async () => {
  await disk.put(leaving, filesOf(leaving));
  const removing: Storage = {
    ...s3,
    put: async (folder, files) => {
      if (folder === leaving) await stores.storage.remove(leaving);
      await s3.put(folder, files);
    },
  };
  await moveFiles({ from: disk, to: removing, remove: true });
  expect(await shown(leaving)).toBe(404);
  expect(await foldersOf(s3)).not.toContain(leaving);
});

it("asks clients to retry while the store is unreachable, and tells the owner", async () => {
  await peer.stop();
  const { statusCode, headers } = await t.app.inject({ url: `/media/${half}/320.webp` });
  expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
  expect((await t.app.inject({ url: "/readyz" })).statusCode).toBe(503);
  const { checks } = await t.ok("GET /api/admin/v1/system/", { token: superuser.token });
  expect(checks[0]).toMatchObject({ name: "pictures", state: "bad", says: expect.stringContaining("ECONNREFUSED") });
  await peer.start();
  expect(await shown(half)).toBe(`${half} 320`);
});
