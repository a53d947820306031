import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { contentIn } from "./external.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-content-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
await mkdir(path.join(folder, "external"));

const said = (tables: object, sequence = "public.videos_id_seq") =>
  writeFile(
    path.join(folder, "external/content.json"),
    JSON.stringify({ migrations: 1, jobs: 24, tables, sequences: [{ name: sequence, last: "7" }] }),
  );

it("reads which tables and columns a backup has", async () => {
  await said([{ name: 'public."order"', columns: ["id", '"user"', "title"] }], "pgboss.job_seq");
  expect((await contentIn(folder)).tables).toHaveLength(1);
});

it.each([
  ["a table", { name: "public.videos; copy t to program 'id'", columns: ["id"] }],
  ["a table", { name: 'public."videos"; drop table users', columns: ["id"] }],
  ["a table", { name: "pg_catalog.pg_authid", columns: ["rolname"] }],
  ["a column", { name: "public.videos", columns: ["id) from program 'id' --"] }],
])("refuses a backup that names %s to put more into a statement", async (_, table) => {
  await said([table]);
  await expect(contentIn(folder)).rejects.toThrow("is not of a backup of Mindreel");
});
