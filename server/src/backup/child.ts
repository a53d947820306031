import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { sourceFile } from "#files/source-file.ts";

const script = sourceFile("cli/backup.ts");
/** A niceness; 19 is the lowest priority. */
const lowPriority = 10;

/**
 * Runs `npm run backup` in a process of its own, so that requests do not wait for it.
 * @param signal aborts it; the next backup removes what it leaves behind
 * @throws Error with the end of the process's error output
 */
export function backUpInChild(options: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], { stdio: ["ignore", "ignore", "pipe"], signal });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
    });
    child.on("spawn", () => setPriority(child.pid ?? 0, lowPriority));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(said.trim() || `the backup ended with status ${code}`));
    });
  });
}
