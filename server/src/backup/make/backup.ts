import { readdir } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { storageOf } from "#backup/storage/open.ts";
import { type Backup, backupDir, keptFolder, namesIn, writeManifest } from "#backup/store/backups.ts";
import { idOf, type Manifest, type Snapshot } from "#backup/store/manifest.ts";
import { copiedPictures, copyPictures } from "#backup/store/pictures.ts";
import { sealedName, writeSealed } from "#backup/store/sealed.ts";
import type { Store } from "#backup/store/store.ts";
import { type Archive, tarOf } from "#backup/store/tar.ts";
import { type Cluster, openCluster } from "#data/engine/cluster.ts";
import { findRunning } from "#data/engine/database.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { copyExternal } from "./external.ts";

/** Identifies a database and its timeline; every restore starts a new timeline. */
export interface Identity {
  readonly system: string;
  /** The prefix of its WAL file names. */
  readonly timeline: string;
}

export async function databaseIdentity(pool: Pick<pg.Pool, "query">): Promise<Identity> {
  const { rows } = await pool.query<Identity>(
    `select system_identifier::text as system, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline
     from pg_control_system()`,
  );
  const [identity] = rows;
  if (identity === undefined) throw new Error("the database did not return its identity");
  return identity;
}

/** The sources of a backup. */
export interface Source {
  readonly dataDir: string;
  /** If absent, the embedded database under `dataDir`, which must be running. */
  readonly databaseUrl: string | undefined;
  readonly pictures: Storage;
  readonly version: string;
}

async function addSecrets(archive: Archive, dataDir: string): Promise<void> {
  const folder = path.join(dataDir, keptFolder.secrets);
  for (const name of await namesIn(folder)) {
    await archive.addFile(`${keptFolder.secrets}/${name}`, path.join(folder, name));
  }
}

/**
 * Makes a backup while the server runs. Pictures are copied last: one without its row is harmless, and a replaced one
 * is kept for a day.
 */
export async function makeBackup(
  store: Store,
  { dataDir, databaseUrl, pictures: stored, version }: Source,
): Promise<Backup> {
  const id = idOf(new Date());
  const [storage, folder] = [await storageOf(store), backupDir(id)];
  const file = sealedName("database.tar", true, store.key);
  let snapshot: (Snapshot & { at: Date }) | undefined;
  const content = tarOf(async (archive) => {
    await addSecrets(archive, dataDir);
    snapshot =
      databaseUrl === undefined
        ? await copyEmbedded(archive, await openCluster(dataDir))
        : await copyExternal(archive, databaseUrl);
  });
  try {
    const sealed = await writeSealed(storage, `${folder}/${file}`, content, { compressed: true, key: store.key });
    if (snapshot === undefined) throw new Error("the database was not copied");
    const known = new Set(await copiedPictures(store));
    const pictures = await copyPictures(store, stored, known);
    const manifest: Manifest = { ...snapshot, id, version, at: snapshot.at.toISOString(), file, sealed, pictures };
    await writeManifest(store, manifest);
    return { ...manifest, authenticated: store.key !== undefined };
  } catch (error) {
    // The next pruning removes what is left.
    await storage.removeFolder(folder).catch(() => undefined);
    throw error;
  }
}

/** Paths that PostgreSQL's documentation leaves out of a base backup (Continuous Archiving, 25.3.4.2). */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const leftOut = /^postmaster\.(pid|opts)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$|^(standby|recovery)\.signal$/;

async function addData(archive: Archive, dir: string, below = ""): Promise<void> {
  for (const entry of await readdir(path.join(dir, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    if (leftOut.test(name)) continue;
    if (entry.isDirectory()) {
      await archive.addFolder(`postgres/${name}`, 0o700);
      if (!emptied.test(name)) await addData(archive, dir, name);
    } else if (entry.isFile()) {
      await archive.addFile(`postgres/${name}`, path.join(dir, name));
    }
  }
}

/** Adds the WAL from the start to the end of the copy, without which its files are inconsistent. */
async function addLog(archive: Archive, dir: string, first: string, last: string): Promise<void> {
  const names = (await readdir(path.join(dir, "pg_wal"))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of names.toSorted()) {
    if (name >= first && name <= last) {
      await archive.addFile(`postgres/pg_wal/${name}`, path.join(dir, "pg_wal", name));
    }
  }
}

/** Copies a running embedded database like pg_basebackup: changing files, and the WAL that makes them consistent. */
async function copyEmbedded(archive: Archive, cluster: Cluster): Promise<Snapshot & { at: Date }> {
  const running = await findRunning(cluster);
  if (running === undefined) throw new Error(`The database in ${cluster.dir} is not running.`);
  const { admin } = running;
  const value = async (text: string, values: unknown[] = []): Promise<string> => {
    const [row] = (await admin.query<[string]>({ text, values, rowMode: "array" })).rows;
    return String(row?.[0]);
  };
  try {
    const system = await value("select system_identifier::text from pg_control_system()");
    const postgres = Number(await value("select current_setting('server_version_num')::int / 10000"));
    // Keeps WAL from being recycled before it is copied; the slot is dropped with this connection.
    await value("select slot_name from pg_create_physical_replication_slot($1, true, true)", [
      `mindreel_backup_${process.pid}`,
    ]);
    const first = await value("select pg_walfile_name(pg_backup_start('mindreel', true))");
    await archive.addFolder("postgres", 0o700);
    await addData(archive, cluster.dir);
    const { rows } = await admin.query<{ label: string; last: string; at: Date }>(
      `select labelfile as label, pg_walfile_name(lsn) as last, clock_timestamp() as at
       from pg_backup_stop(wait_for_archive => false)`,
    );
    const [stopped] = rows;
    if (stopped === undefined) throw new Error("the backup did not end");
    await archive.addBytes("postgres/backup_label", Buffer.from(stopped.label));
    await addLog(archive, cluster.dir, first, stopped.last);
    return { kind: "embedded", postgres, system, lastLog: stopped.last, at: stopped.at };
  } finally {
    await admin.end();
  }
}
