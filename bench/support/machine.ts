import { execFileSync } from "node:child_process";
import { cpus, release, totalmem, type } from "node:os";

/** A description of the machine, for the report. */
export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim() || "unnamed CPU"}, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`;
}

/** The revision of the sources in a folder, for the report. */
export const revision = (cwd = "."): string =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd, encoding: "utf8" }).trim();
