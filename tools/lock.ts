/**
 * Rejects lock files with which `npm ci` fails: npm omits packages for other platforms that its registry lacks, and
 * then fails because they are missing.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

interface Package {
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, "..");
/** The lock file of the installation, and those of what only some commands need. */
const files = ["package-lock.json", "bench/browser/package-lock.json", "server/test/older-postgres/package-lock.json"];

type Packages = Readonly<Record<string, Package>>;

/** Whether Node would find a package, looking from the dependent's folder up to the root. */
function isThere(packages: Packages, name: string, from: string): boolean {
  if (packages[path.posix.join(from, "node_modules", name)] !== undefined) return true;
  return from !== "" && isThere(packages, name, from.includes("/") ? path.posix.dirname(from) : "");
}

function faultsOf(file: string): string[] {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(path.join(root, file), "utf8"));
  return Object.entries(packages).flatMap(([place, { resolved, dependencies, optionalDependencies }]) => [
    ...Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isThere(packages, name, place))
      .map((name) => `${file}: ${name}, which ${place || "the root"} asks for, is missing.`),
    ...(resolved?.includes("://") ? [`${file}: ${place} names a registry: ${resolved}`] : []),
  ]);
}

const faults = files.flatMap(faultsOf);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
