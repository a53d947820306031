/**
 * Builds the web app and the server if their sources have changed since the last build, so that `npm start` just works.
 * In JavaScript, since it runs at every start, which would otherwise wait for Node's TypeScript compiler.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** @typedef {{ workspace: string, script: string, product: string, sources: readonly string[] }} Build */

/** @type {Build} */
const compression = { workspace: "web", script: "compress", product: "web/dist/.vite/compressed", sources: [] };

/** @type {readonly Build[]} */
const builds = [
  {
    workspace: "web",
    script: "build",
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
    script: "build",
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

/**
 * @param {boolean} quick without compressed files, which is enough for the demo
 * @returns {readonly Build[]}
 */
export function missingBuilds(quick) {
  const missing = builds.filter(isOutdated);
  if (quick) return missing.map((build) => (build.workspace === "web" ? { ...build, script: "build:quick" } : build));
  const isBuilt = missing.every(({ workspace }) => workspace !== "web");
  return isBuilt && !existsSync(path.join(root, compression.product)) ? [compression, ...missing] : missing;
}

/**
 * Builds side by side.
 * @param {readonly Build[]} missing
 * @returns {Promise<number>} 0, or the status of a build that failed
 */
export async function build(missing) {
  const statuses = missing.map(async ({ workspace, script }) => {
    process.stdout.write(`Building the ${workspace === "web" ? "web app" : workspace} …\n`);
    const child = spawn("npm", ["run", script, "-w", workspace], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
    const [status] = await once(child, "exit");
    return status ?? 1;
  });
  return (await Promise.all(statuses)).find((status) => status !== 0) ?? 0;
}

if (import.meta.main) process.exitCode = await build(missingBuilds(false));
