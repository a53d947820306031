/**
 * Refuses a lock file with which `npm ci` fails: npm leaves out packages for other platforms that its registry does not
 * have, and then misses them.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

interface Package {
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const file = path.resolve(import.meta.dirname, "../package-lock.json");
const { packages }: { packages: Readonly<Record<string, Package>> } = JSON.parse(readFileSync(file, "utf8"));

/** Where Node would look for a package, from the folder that asks for it up to the root. */
function isThere(name: string, from: string): boolean {
  if (packages[path.posix.join(from, "node_modules", name)] !== undefined) return true;
  return from !== "" && isThere(name, from.includes("/") ? path.posix.dirname(from) : "");
}

const faults = Object.entries(packages).flatMap(([place, { resolved, dependencies, optionalDependencies }]) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !isThere(name, place))
    .map((name) => `${name}, which ${place || "the root"} asks for, is missing.`),
  ...(resolved?.includes("://") ? [`${place} names a registry: ${resolved}`] : []),
]);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
