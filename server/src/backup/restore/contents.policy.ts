import path from "node:path";

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
