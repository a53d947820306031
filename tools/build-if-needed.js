/**
 * Builds the web app and the server if their sources have changed since the last build, so that `npm start` just works.
 * In JavaScript, since it runs at every start, which would otherwise wait for Node's TypeScript compiler.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** @type {readonly { workspace: string, product: string, sources: readonly string[] }[]} */
const builds = [
  {
    workspace: "web",
    product: "web/dist/index.html",
    sources: [
      "web/src",
      "web/build",
      "web/public",
      "web/index.html",
      "web/landing.html",
      "web/vite.config.ts",
      "web/vite.server.config.ts",
      "web/package.json",
      "contract/src",
      "messages/src",
    ],
  },
  {
    workspace: "server",
    product: "server/dist/start.js",
    sources: [
      "server/src",
      "server/vite.config.ts",
      "server/package.json",
      "stripe-local/src",
      "contract/src",
      "messages/src",
      "package-lock.json",
    ],
  },
];

/** @type {(place: string) => number} */
function newest(place) {
  const stats = statSync(place);
  if (!stats.isDirectory()) return /\.(test|calls)\.tsx?$/.test(place) ? 0 : stats.mtimeMs;
  return readdirSync(place).reduce((latest, name) => Math.max(latest, newest(path.join(place, name))), stats.mtimeMs);
}

for (const { workspace, product, sources } of builds) {
  const file = path.join(root, product);
  const built = existsSync(file) ? statSync(file).mtimeMs : 0;
  if (sources.every((source) => newest(path.join(root, source)) <= built)) continue;
  process.stdout.write(`Building the ${workspace === "web" ? "web app" : workspace} …\n`);
  const { status } = spawnSync("npm", ["run", "build", "-w", workspace], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
