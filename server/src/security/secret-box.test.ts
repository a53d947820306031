import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const root = await mkdtemp(path.join(tmpdir(), "mindreel-secret-box-"));
afterAll(() => rm(root, { recursive: true }));
const folder = path.join(root, "secrets");
const file = path.join(folder, "secret-box.key");

it("creates one key, however many servers start at once, readable only by its owner", async () => {
  const sealed = await Promise.all(Array.from({ length: 10 }, () => createSecretBox(folder).seal("a secret", "one")));
  for (const text of sealed) expect(await createSecretBox(folder).open(text, "one")).toBe("a secret");
  expect(new Set(sealed).size).toBe(10);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("opens no secret that is for another context, changed or truncated", async () => {
  const secretBox = createSecretBox(folder);
  const sealed = await secretBox.seal("a secret", "one");
  const bytes = Buffer.from(sealed, "base64url");
  const changed = Array.from(bytes, (byte, at) => Buffer.from(bytes.with(at, byte ^ 1)).toString("base64url"));
  await expect(secretBox.open(sealed, "another")).rejects.toThrow();
  for (const text of [...changed, sealed.slice(0, -2), ""]) await expect(secretBox.open(text, "one")).rejects.toThrow();
});

it("names the file whose key is missing, wrong or damaged", async () => {
  const sealed = await createSecretBox(folder).seal("a secret", "one");
  const key = await readFile(file);
  await rm(file);
  await expect(createSecretBox(folder).open(sealed, "one")).rejects.toThrow(/secret-box\.key is gone/);
  await createSecretBox(folder).seal("another secret", "one");
  await expect(createSecretBox(folder).open(sealed, "one")).rejects.toThrow(
    /cannot be decrypted: is .*secret-box\.key the key/,
  );
  await writeFile(file, "too short");
  await expect(createSecretBox(folder).open(sealed, "one")).rejects.toThrow(/holds no key/);
  await writeFile(file, key);
  expect(await createSecretBox(folder).open(sealed, "one")).toBe("a secret");
});
