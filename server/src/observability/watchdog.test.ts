import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const module = new URL("watchdog.ts", import.meta.url).href;

/** Watches a process that does something, with signs of life each 50 ms, of which 20 may be missing. */
async function run(work: string) {
  const pause = "const pause = () => new Promise((go) => setTimeout(go, 300)); await pause();";
  const script = `import { watchThisProcess } from ${JSON.stringify(module)}; watchThisProcess(50, 20); ${pause} ${work}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "ignore", "pipe"] });
  const [said, [status, signal]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { said, status, signal };
}

it("kills a process that hangs", async () => {
  const { said, signal } = await run("for (;;);");
  expect(signal).toBe("SIGKILL");
  expect(said).toContain("has hung");
});

it("lets a process work that is busy in pieces, and end by itself", async () => {
  const busy = "const until = Date.now() + 200; while (Date.now() < until);";
  const { status } = await run(`for (let n = 0; n < 8; n++) { ${busy} await pause(); }`);
  expect(status).toBe(0);
});
