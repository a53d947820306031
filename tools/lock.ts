/**
 * Rejects a lock file with which `npm ci` fails: npm omits packages for other platforms that its registry lacks, and
 * then fails because they are missing.
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

/** Whether Node would find a package, looking from the dependent's folder up to the root. */
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
