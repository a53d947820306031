import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { give } from "./account.ts";
import type { Cluster } from "./cluster.ts";

/** Seconds after which PostgreSQL archives a WAL segment even if it holds little. */
const handOverAfter = 50;

/** The folder to which a database archives its WAL. */
export const spoolOf = (dataDir: string): string => join(dataDir, "changes");

/** The command-line options with which a database archives its WAL. */
export const archivingOptions = ({ spool }: Cluster): string =>
  spool === undefined ? "-c archive_mode=off" : `-c archive_mode=on -c archive_timeout=${handOverAfter}`;

/** Quoted for the shell and for PostgreSQL, which replaces `%p` and `%f`. */
const quoted = (folder: string, name: string) =>
  `"${join(folder.replaceAll(/["$`\\]/g, "\\$&").replaceAll("%", "%%"), name)}"`;

/** Copies a WAL segment into the spool, where it gets its name once it is complete and on the disk. */
function handOver(spool: string): string {
  const [part, whole] = ["%f.part", "%f"];
  if (process.platform === "win32") {
    return `copy /Y "%p" "${join(spool, part)}" && move /Y "${join(spool, part)}" "${join(spool, whole)}"`;
  }
  return `cp "%p" ${quoted(spool, part)} && sync ${quoted(spool, part)} && mv ${quoted(spool, part)} ${quoted(spool, whole)}`;
}

/** Sets where a database archives its WAL. */
export async function archiveWal({ spool, account }: Cluster, admin: pg.Client): Promise<void> {
  if (spool === undefined) return;
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  give(account, spool);
  await admin.query(`alter system set archive_command = ${pg.escapeLiteral(handOver(spool))}`);
  await admin.query("select pg_reload_conf()");
}

/** Whether a running database was started with this process's setting. */
export async function keepsChangesAsAsked({ spool }: Cluster, admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ archive_mode: string }>("show archive_mode");
  return (rows[0]?.archive_mode === "on") === (spool !== undefined);
}
