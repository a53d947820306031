import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { createVault } from "#platform/vault.ts";

const root = await mkdtemp(path.join(tmpdir(), "mindreel-vault-"));
afterAll(() => rm(root, { recursive: true }));
const folder = path.join(root, "secrets");
const file = path.join(folder, "vault.key");

it("has one key, however many servers want one at once, and nobody else can read it", async () => {
  const sealed = await Promise.all(Array.from({ length: 10 }, () => createVault(folder).seal("a secret", "one")));
  for (const text of sealed) expect(await createVault(folder).open(text, "one")).toBe("a secret");
  expect(new Set(sealed).size).toBe(10);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("opens nothing for another one, nothing changed, and nothing cut", async () => {
  const vault = createVault(folder);
  const sealed = await vault.seal("a secret", "one");
  const bytes = Buffer.from(sealed, "base64url");
  const changed = Array.from(bytes, (byte, at) => Buffer.from(bytes.with(at, byte ^ 1)).toString("base64url"));
  await expect(vault.open(sealed, "another")).rejects.toThrow();
  for (const text of [...changed, sealed.slice(0, -2), ""]) await expect(vault.open(text, "one")).rejects.toThrow();
});

it("says whose key is missing when there is another one", async () => {
  const sealed = await createVault(folder).seal("a secret", "one");
  const key = await readFile(file);
  await rm(file);
  await expect(createVault(folder).open(sealed, "one")).rejects.toThrow(/vault\.key is gone/);
  await createVault(folder).seal("another secret", "one");
  await expect(createVault(folder).open(sealed, "one")).rejects.toThrow(/does not open: is .*vault\.key the key/);
  await writeFile(file, "too short");
  await expect(createVault(folder).open(sealed, "one")).rejects.toThrow(/holds no key/);
  await writeFile(file, key);
  expect(await createVault(folder).open(sealed, "one")).toBe("a secret");
});
