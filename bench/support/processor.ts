import { readFileSync } from "node:fs";

/** The processor time that a process has used so far, in milliseconds. */
export function processorOf(pid: number): number {
  // Fields 14 and 15, in hundredths of a second; the second one, the name, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
