import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Backup, listBackups } from "#backup/store/backups.ts";
import { historyOf, logFiles, timelineOf, unbroken, unpackLog } from "#backup/store/log-files.ts";
import { seals, usableSeals } from "#backup/store/sealed.ts";
import type { Store } from "#backup/store/store.ts";
import { give } from "#data/engine/account.ts";
import { ownMajor } from "#data/engine/binaries.ts";
import { type Cluster, openCluster } from "#data/engine/cluster.ts";
import { writeSettings } from "#data/engine/data.ts";
import { recover } from "#data/engine/database.ts";
import { minute } from "#domain/time/units-of-time.ts";

type EmbeddedManifest = Backup & { readonly kind: "embedded" };

/** Milliseconds of changes to unpack beyond the wanted moment, since WAL files are dated by file timestamps. */
const slack = minute;

function checkVersion({ postgres, version }: EmbeddedManifest): void {
  if (ownMajor !== postgres) {
    throw new Error(
      `The backup is of PostgreSQL ${postgres}, and this Mindreel brings ${ownMajor}. Restore it with Mindreel ${version}, then update.`,
    );
  }
}

/** Unpacks the WAL up to a moment. @throws Error if changes before that moment are missing */
async function unpackChanges(store: Store, manifest: EmbeddedManifest, folder: string, at: Date | undefined) {
  const files = await logFiles(store, manifest.system, usableSeals(store.key, manifest.authenticated));
  const { chain, gap } = unbroken(files, manifest.lastLog);
  const end = chain.at(-1)?.until ?? new Date(manifest.at);
  if (gap && at !== undefined && at > end) {
    throw new Error(`Changes after ${end.toISOString()} are missing in the backups. Restore to a moment before that.`);
  }
  for (const each of chain) {
    await unpackLog(store, each, folder);
    if (at !== undefined && each.until.getTime() > at.getTime() + slack) break;
  }
  for (const each of files) {
    if (each.name.endsWith(".history")) await unpackLog(store, each, folder);
  }
}

/**
 * Has PostgreSQL start a timeline that nothing in the backups belongs to. It takes the first one without a history file,
 * and a restored database does not archive its own. Two restores on one timeline would mix up their changes.
 */
async function reserveTimelines(store: Store, manifest: EmbeddedManifest, folder: string): Promise<void> {
  const logs = (await logFiles(store, manifest.system, seals)).map(({ name }) => name);
  const backups = (await listBackups(store)).flatMap((each) =>
    each.kind === "embedded" && each.system === manifest.system ? [each.lastLog] : [],
  );
  const own = timelineOf(manifest.lastLog);
  const last = [...logs, ...backups].reduce((highest, name) => Math.max(highest, timelineOf(name)), own);
  for (let timeline = own + 1; timeline <= last; timeline++) {
    await writeFile(path.join(folder, historyOf(timeline)), "", { flag: "a" });
  }
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

function settings(changes: string, at: Date | undefined): string {
  const [escaped, copy] = [
    changes.replaceAll(/["$`\\]/g, "\\$&").replaceAll("%", "%%"),
    process.platform === "win32" ? "copy" : "cp",
  ];
  return [
    `restore_command = ${text(`${copy} "${path.join(escaped, "%f")}" "%p"`)}`,
    // Not a later timeline, which another restore started.
    "recovery_target_timeline = 'current'",
    ...(at === undefined
      ? []
      : [`recovery_target_time = ${text(at.toISOString().replace("Z", "+00"))}`, "recovery_target_action = 'promote'"]),
    "",
  ].join("\n");
}

/** The time of the last change that was replayed. */
async function lastChange({ logFile }: Cluster): Promise<Date | undefined> {
  const found = [
    ...(await readFile(logFile, "utf8")).matchAll(/last completed transaction was at log time (\S+) (\S+)\+00/g),
  ];
  const [, day, time] = found.at(-1) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${time}Z`);
}

/**
 * Recovers the unpacked copy in a data folder to one moment.
 * @param at if absent, the newest moment in the backups
 * @returns the time of the last change that it includes
 */
export async function replay(
  store: Store,
  manifest: EmbeddedManifest,
  dataDir: string,
  at: Date | undefined,
): Promise<Date> {
  const cluster = await openCluster(dataDir);
  checkVersion(manifest);
  const changes = path.join(cluster.dataDir, "changes-to-replay");
  const own = path.join(cluster.dir, "postgresql.auto.conf");
  await mkdir(changes, { recursive: true });
  await unpackChanges(store, manifest, changes, at);
  await reserveTimelines(store, manifest, changes);
  await writeSettings(cluster.dir);
  const attempt = async (target: Date | undefined) => {
    await writeFile(own, settings(changes, target));
    await writeFile(path.join(cluster.dir, "recovery.signal"), "");
    for (const place of [cluster.dir, changes]) give(cluster.account, place);
    await recover(cluster);
  };
  try {
    await attempt(at);
  } catch (error) {
    if (at === undefined || !String(error).includes("recovery ended before configured recovery target")) throw error;
    // There was no change between the last one in the backups and that moment.
    await attempt(undefined);
  }
  await writeFile(own, "");
  give(cluster.account, cluster.dir);
  await rm(changes, { recursive: true });
  return (await lastChange(cluster)) ?? new Date(manifest.at);
}
