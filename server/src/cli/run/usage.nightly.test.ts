import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { systemEnvironment } from "#config/config.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-cli-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (command: string, ...options: string[]) =>
  new Promise<{ code: number | string | null | undefined; stdout: string; stderr: string }>((resolve) => {
    const script = fileURLToPath(new URL(`../${command}.ts`, import.meta.url));
    const env = {
      ...systemEnvironment(),
      DATA_DIR: path.join(folder, "data"),
      BACKUP_DIR: path.join(folder, "backups"),
    };
    const child = execFile(process.execPath, [script, ...options], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
    child.stdin?.end();
  });

it.each(["backup", "bounces", "doctor"])(
  "%s explains itself, and does nothing if an option is misspelt",
  async (command) => {
    const [helped, misspelt] = await Promise.all([run(command, "--help"), run(command, "--halp")]);
    expect(helped).toEqual({ code: 0, stdout: expect.stringMatching(`^npm run ${command}\\b`), stderr: "" });
    expect(misspelt).toMatchObject({ code: 1, stdout: "" });
    expect(misspelt.stderr).toMatch(/^Unknown option '--halp'/);
    expect(misspelt.stderr).toContain(helped.stdout);
  },
  60_000,
);

it("create-superuser says how to give the password if there is no terminal", async () => {
  const { code, stderr } = await run("create-superuser", "--email", "ada@example.com", "--username", "ada");
  expect([code, stderr]).toEqual([1, expect.stringContaining("SUPERUSER_PASSWORD")]);
}, 60_000);

it("backup lists that there is none", async () => {
  expect(await run("backup", "--list")).toEqual({ code: 0, stdout: "There is no backup yet.\n", stderr: "" });
}, 60_000);
