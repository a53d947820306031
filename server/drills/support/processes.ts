import { readdirSync, readFileSync } from "node:fs";

/** The processes that a process has started. */
export function childrenOf(parent: number): number[] {
  return readdirSync("/proc").flatMap((name) => {
    try {
      const found = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${Number(name)}/status`, "utf8"))?.[1];
      return Number(found) === parent ? [Number(name)] : [];
    } catch {
      // Not a process, or one that has ended.
      return [];
    }
  });
}
