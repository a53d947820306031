import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { ConfigError } from "#config/config.ts";
import { errorCode } from "#data/engine/postmaster.ts";
import { startApp } from "#test/app/app.ts";
import { openInfrastructure } from "./infrastructure.ts";

const t = await startApp();
const folder = mkdtempSync(path.join(tmpdir(), "mindreel-data-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, "file");
writeFileSync(file, "");

const open = (config: object) => openInfrastructure({ ...t.config, ...config }, t.app.log, true);

/** The system's error on a write to /sys, which is read-only in containers and closed to ordinary users. */
const refusal = () => {
  try {
    accessSync("/sys", constants.W_OK);
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
};

it.each([
  ["inside a file", path.join(file, "data"), "EACCES"],
  ...(refusal() === undefined ? [] : [["where this user may not write", "/sys/mindreel", refusal()]]),
])("says in one line that a data folder %s cannot be used", async (_, dataDir, code) => {
  const error: unknown = await open({ dataDir }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect(String(error)).toContain(`The data folder ${dataDir} cannot be written (${code}).`);
  expect(String(error)).not.toContain("\n");
});

it("says that it is the database that does not answer", async () => {
  // No server listens on port 1.
  const databaseUrl = "postgres://mindreel@127.0.0.1:1/mindreel";
  await expect(open({ dataDir: path.join(folder, "unused"), databaseUrl })).rejects.toThrow(
    /^The database does not answer: .*ECONNREFUSED.*DATABASE_URL/,
  );
});

it("closes an older installation's pictures to other users of the machine", async () => {
  const dataDir = path.join(folder, "data");
  const media = path.join(dataDir, "media");
  mkdirSync(media, { recursive: true, mode: 0o755 });
  const { stop } = await open({ dataDir, databaseUrl: t.url });
  await stop();
  expect(statSync(media).mode & 0o777).toBe(0o700);
});
