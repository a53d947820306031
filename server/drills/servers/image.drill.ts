import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "#data/engine/free-port.ts";

const run = promisify(execFile);
const script = fileURLToPath(new URL("../../../tools/pack.ts", import.meta.url));
/** An unprivileged user, if the drill runs as root. */
const ordinary = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return (await Promise.all(files.map(async (file) => (await stat(file)).size))).reduce((sum, each) => sum + each, 0);
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

it("The content of the image starts on a machine with nothing installed, as an ordinary user who may only read it", async ({
  task,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), "mindreel-image-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  await run(process.execPath, [script, folder], { maxBuffer: 64 * 1024 * 1024 });
  const [archive = ""] = await readdir(folder);
  const packed = (await stat(path.join(folder, archive))).size;
  const home = path.join(folder, "home");
  await mkdir(home);
  if (ordinary.uid !== undefined) await chown(home, ordinary.uid, ordinary.gid);

  const began = performance.now();
  await run("tar", ["-xzf", path.join(folder, archive), "-C", folder]);
  const app = path.join(folder, archive.replace(".tar.gz", ""));
  await run("chmod", ["-R", "a-w", app]);
  const port = await freePort();
  const env = {
    PATH: "",
    PORT: String(port),
    DATA_DIR: path.join(home, "var"),
    BACKUP_DIR: path.join(home, "backups"),
  };
  const mindreel = path.join(app, "mindreel");
  const server = spawn(mindreel, { ...ordinary, cwd: home, env, stdio: ["ignore", "ignore", "inherit"] });
  const gone = once(server, "exit");
  onTestFinished(async () => {
    server.kill();
    await gone;
  });
  const command = (...args: string[]) =>
    run(mindreel, args, { ...ordinary, cwd: home, env: { ...env, SUPERUSER_PASSWORD: "correct horse battery" } });
  const healthy = () =>
    command("healthy").then(
      () => true,
      () => false,
    );
  while (!(await healthy())) {
    expect(server.exitCode).toBeNull();
    await sleep(100);
  }
  const page = await fetch(`http://127.0.0.1:${port}/`);
  const took = performance.now() - began;
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<title>Mindreel</title>");
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

  await command("create-superuser", "--email", "owner@example.com", "--username", "owner");
  expect((await command("backup")).stdout).toContain("everything adds up");
  await command("doctor").catch(({ stdout }: { stdout: string }) => expect(stdout).toContain("backup"));
  task.meta.figure = `archive ${megabytes(packed)}, unpacked ${megabytes(await bytesIn(app))}; from unpacking to the landing page ${(took / 1000).toFixed(1)} s`;
});
