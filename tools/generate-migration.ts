/**
 * `npm run db:generate -w server`: writes a migration for what changed in server/src/db/schema. Installs drizzle-kit for
 * that, outside of this repository's packages; arguments are its own (`-- --name nicknames`). Of its snapshots, each of
 * which describes all tables, only the last is needed: it is kept with one line for each table.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const server = path.resolve(import.meta.dirname, "../server");
const packages = ["drizzle-kit@0.31.11", "drizzle-orm@0.45.4"].map((name) => `--package=${name}`);
// A folder without packages: npm would install only those that are missing, and drizzle-kit finds only its neighbours.
const args = ["exec", "--yes", "--prefix=src", ...packages, "--", "drizzle-kit", "generate", ...process.argv.slice(2)];
const { status } = spawnSync("npm", args, { cwd: server, stdio: "inherit", shell: process.platform === "win32" });

const snapshots = globSync("src/db/migrations/meta/*_snapshot.json", { cwd: server }).toSorted();
const last = path.join(server, snapshots.at(-1) ?? "");
for (const name of snapshots.slice(0, -1)) rmSync(path.join(server, name));
const text = JSON.stringify(JSON.parse(readFileSync(last, "utf8")));
writeFileSync(last, `${text.replaceAll(/"public\.\w+":\{/g, "\n$&")}\n`);
process.exitCode = status ?? 1;
