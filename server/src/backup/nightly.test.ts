import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { diskStorage } from "#ports/storage/disk.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { backUpAndProve } from "./nightly.ts";
import { failureOf, listBackups, writeManifest } from "./store/backups.ts";
import { idOf, type Manifest } from "./store/manifest.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-nightly-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = { dir: path.join(folder, "backups"), key: undefined };

it("removes outdated backups also if no new one can be made, as when they have filled the disk", async () => {
  const backup = (at: Date): Manifest => ({
    ...{ kind: "external", id: idOf(at), at: at.toISOString(), version: "1", file: "database.tar.zst", pictures: [] },
    sealed: { bytes: 1, sha256: "" },
  });
  await writeManifest(store, backup(new Date(0)));
  const yesterday = backup(new Date(Date.now() - 86_400_000));
  await writeManifest(store, yesterday);
  const source = {
    ...{ dataDir: path.join(folder, "data"), pictures: diskStorage(path.join(folder, "data/media")), version: "1" },
    databaseUrl: "postgres://127.0.0.1:1/none",
  };
  await expect(backUpAndProve(store, source, 7, log)).rejects.toThrow("ECONNREFUSED");
  expect(await listBackups(store)).toMatchObject([{ id: yesterday.id }]);
  expect((await failureOf(store))?.message).toContain("ECONNREFUSED");
});
