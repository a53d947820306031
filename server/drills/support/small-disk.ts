import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Only root may mount a file system. */
export const mayMount = process.platform === "linux" && process.getuid?.() === 0;

/** A separate file system, which can be filled to the last byte and emptied again. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "mindreel-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  chmodSync(folder, 0o755);
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmdirSync(folder);
  });
  const ballast = path.join(folder, "ballast");
  const page = Buffer.alloc(4_096);
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    /** Uses up all the space that is left. */
    fill: () => {
      try {
        while (free() > 0) writeFileSync(ballast, Buffer.alloc(Math.max(page.length, free())), { flag: "a" });
      } catch {
        // Another process took the last page.
      }
    },
    empty: () => rmSync(ballast, { force: true }),
  };
}
