/**
 * Builds the web app and the server if their sources have changed since the last build, so that `npm start` just works.
 * In JavaScript, since it runs at every start, which would otherwise wait for Node's TypeScript compiler.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Written by a quick build (`web/build/compress.ts`), which is enough for the demo. */
const quickMark = path.join(root, "web/dist/.vite/quick");

/** @typedef {{ workspace: string, product: string, sources: readonly string[] }} Build */

/** @type {readonly Build[]} */
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
      "messages/lib",
      "messages/translations",
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
      "messages/lib",
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

/** @type {(build: Build) => boolean} */
function isOutdated({ product, sources }) {
  const file = path.join(root, product);
  const built = existsSync(file) ? statSync(file).mtimeMs : 0;
  return sources.some((source) => newest(path.join(root, source)) > built);
}

/** @type {(quick: boolean) => readonly Build[]} */
export const missingBuilds = (quick) =>
  builds.filter((build) => isOutdated(build) || (build.workspace === "web" && !quick && existsSync(quickMark)));

/**
 * Builds side by side.
 * @param {readonly Build[]} missing
 * @param {boolean} quick without compressed files, whose compression takes longer than everything else
 * @returns {Promise<number>} 0, or the status of a build that failed
 */
export async function build(missing, quick) {
  const statuses = missing.map(async ({ workspace }) => {
    process.stdout.write(`Building the ${workspace === "web" ? "web app" : workspace} …\n`);
    const script = quick && workspace === "web" ? "build:quick" : "build";
    const child = spawn("npm", ["run", script, "-w", workspace], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
    const [status] = await once(child, "exit");
    return status ?? 1;
  });
  return (await Promise.all(statuses)).find((status) => status !== 0) ?? 0;
}

if (import.meta.main) process.exitCode = await build(missingBuilds(false), false);
