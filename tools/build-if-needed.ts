/** Builds the web app if its sources have changed since the last build, so that `npm start` just works. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const product = path.join(root, "web/dist/index.html");
const sources = [
  "web/src",
  "web/build",
  "web/public",
  "web/index.html",
  "web/landing.html",
  "web/vite.config.ts",
  "web/vite.server.config.ts",
  "web/package.json",
  "contract/src",
];

function newest(place: string): number {
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  return readdirSync(place).reduce((latest, name) => Math.max(latest, newest(path.join(place, name))), mtimeMs);
}

const built = existsSync(product) ? statSync(product).mtimeMs : 0;
if (sources.some((source) => newest(path.join(root, source)) > built)) {
  process.stdout.write("Building the web app …\n");
  const { status } = spawnSync("npm", ["run", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  process.exitCode = status ?? 1;
}
