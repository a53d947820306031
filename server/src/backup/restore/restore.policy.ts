import path from "node:path";
import { timeOf } from "#domain/time/times.ts";

/**
 * What is taken from the archive of a backup. Not PostgreSQL's configuration, in which somebody could have named commands
 * and libraries, nor the files that lead out of its folder or make it a standby.
 */
const taken = [
  /^secrets\/[\w.-]+$/,
  /^external\/(content\.json|\d+\/\d+)$/,
  /^postgres\/((base|global|pg_[a-z_]+)\/.*)?$/,
  /^postgres\/(PG_VERSION|backup_label|mindreel\.secret)$/,
];
const neverTaken = /\.(conf|signal|so|dylib|dll)$|\\/i;

/** Whether a file or folder of an archive is restored. */
export const isTaken = (name: string): boolean =>
  path.posix.normalize(name) === name && !neverTaken.test(name) && taken.some((pattern) => pattern.test(name));

/**
 * Parses a date and time as people write it; UTC unless it has an offset.
 * @throws Error if it is not one
 */
export function parseMoment(text: string): Date {
  const moment = timeOf(text);
  if (moment === null) {
    throw new Error(
      `"${text}" is not a date and time. Write it as "2026-11-20 14:00" (UTC) or "2026-11-20 14:00+01:00".`,
    );
  }
  return moment;
}
