/**
 * `npm run pack`: an archive for machines of this platform without npm, with the content of the image and Node. It runs
 * the image's steps, so it needs nothing beyond a clone.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildImage, type Image } from "./image.ts";

const root = path.resolve(import.meta.dirname, "..");
const [into = root] = process.argv.slice(2);

const { version } = JSON.parse(readFileSync(path.join(root, "server/package.json"), "utf8")) as { version: string };
const name = `mindreel-${version}-${process.platform}-${process.arch}`;

const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};
/** The commands for users, under their npm names. */
const offered = Object.keys(scripts)
  .filter((command) => scripts[command] === `node server/src/cli/${command}.ts`)
  .join(" | ");

/** Needs only the shell: nothing has to be in the PATH. */
function launcher({ command: [, ...args], healthCheck: [, ...asking], env }: Image): string {
  const quoted = args.map((each) => (each.endsWith(".js") ? `"$here/${each}"` : each)).join(" ");
  const asked = asking.map((each) => `'${each.replaceAll("'", String.raw`'\\''`)}'`).join(" ");
  const kept = ["NODE_ENV", "MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_"]
    .map((each) => `${each}=${env[each] ?? ""}`)
    .join(" ");
  return `#!/bin/sh
# Mindreel with the Node that is beside it. Settings: the environment, and .env in the folder where it is started.
case $0 in */*) here=\${0%/*} ;; *) here=. ;; esac
export ${kept}
command=\${1:-start}
[ $# -gt 0 ] && shift
case $command in
  start) exec "$here/node" ${quoted} "$@" ;;
  ${offered}) exec "$here/node" "$here/server/src/cli/$command.ts" "$@" ;;
  healthy) exec "$here/node" ${asked} ;;
  *) echo "mindreel [start | healthy | ${offered}]"; exit 2 ;;
esac
`;
}

const work = mkdtempSync(path.join(tmpdir(), "mindreel-pack-"));
try {
  const image = buildImage(work, (step) => process.stdout.write(`${step}\n`));
  const folder = path.join(work, name);
  renameSync(path.join(image.folder, image.workdir), folder);
  copyFileSync(path.join(root, "node_modules/node/bin/node"), path.join(folder, "node"));
  for (const file of ["LICENSE", ".env.example"]) copyFileSync(path.join(root, file), path.join(folder, file));
  writeFileSync(path.join(folder, "mindreel"), launcher(image));
  for (const file of ["node", "mindreel"]) chmodSync(path.join(folder, file), 0o755);
  mkdirSync(into, { recursive: true });
  const archive = path.join(path.resolve(into), `${name}.tar.gz`);
  execFileSync("tar", ["--owner=0", "--group=0", "-czf", archive, "-C", work, name]);
  process.stdout.write(`${archive}: ${Math.round(statSync(archive).size / 1e6)} MB\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
