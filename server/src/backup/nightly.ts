import { rm } from "node:fs/promises";
import path from "node:path";
import type { Log } from "#observability/log.ts";
import { type Identity, makeBackup, type Source } from "./make/backup.ts";
import { prove } from "./proof.ts";
import { type Backup, clearFailure, listBackups, namesIn, writeFailure, writeProof } from "./store/backups.ts";
import type { Manifest, Proof } from "./store/manifest.ts";
import { checkNewest, rememberNewest } from "./store/newest-known.ts";
import { prune } from "./store/pruning.ts";
import type { Store } from "./store/store.ts";

const scratchName = "proof-";

/** @throws Error if the backup cannot be proved */
async function proveKept(store: Store, manifest: Backup, dataDir: string, log: Log): Promise<Proof> {
  for (const name of await namesIn(dataDir)) {
    // Left behind by a proof that was killed.
    if (name.startsWith(scratchName)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  const proof = await prove(store, manifest, path.join(dataDir, `${scratchName}${manifest.id}`), log);
  await writeProof(store, manifest.id, proof);
  if (proof.faults.length > 0) throw new Error(`The backup could not be proved: ${proof.faults.join("; ")}`);
  return proof;
}

/** Notes with the backups why work on them failed, until some succeeds. */
async function noted<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    await clearFailure(store);
    return result;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // If this cannot be written either, the failed job is reported instead.
    await writeFailure(store, { at: new Date().toISOString(), message }).catch(() => undefined);
    throw error;
  }
}

/**
 * Makes a backup, proves it by restoring it, and removes those that are too old, even if that failed: otherwise the disk
 * fills up, and a full one stays full.
 */
export async function backUpAndProve(
  store: Store,
  source: Source,
  keepDays: number,
  log: Log,
): Promise<{ manifest: Manifest; proof: Proof; pruned: readonly Manifest[] }> {
  const { dataDir, pictures } = source;
  await checkNewest(dataDir, store);
  return noted(store, async () => {
    let pruned: readonly Manifest[] = [];
    const work = async () => {
      const manifest = await makeBackup(store, source);
      await rememberNewest(dataDir, store, manifest);
      return { manifest, proof: await proveKept(store, manifest, dataDir, log) };
    };
    const made = await work().finally(async () => {
      pruned = await prune(store, keepDays, pictures, new Date());
    });
    return { ...made, pruned };
  });
}

/** Proves the newest backup, such as one whose proof was interrupted. */
export async function proveNewest(
  store: Store,
  dataDir: string,
  log: Log,
): Promise<{ manifest: Backup; proof: Proof }> {
  await checkNewest(dataDir, store);
  const manifest = (await listBackups(store)).at(-1);
  if (manifest === undefined) throw new Error(`There is no backup in ${store.dir}.`);
  return noted(store, async () => ({ manifest, proof: await proveKept(store, manifest, dataDir, log) }));
}

/** The hour in UTC at which a day's backup is due. */
const dueHour = 2;

/**
 * Whether a backup is due: the day's has not been made yet, or changes cannot be replayed onto the newest one, because
 * the database has been restored since.
 * @param database absent for an external one
 */
export function isDue(newest: Manifest | undefined, database: Identity | undefined, now: Date): boolean {
  if (newest === undefined) return true;
  const due = new Date(now);
  due.setUTCHours(dueHour, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  if (new Date(newest.at) < due) return true;
  if (database === undefined) return false;
  return (
    newest.kind !== "embedded" || newest.system !== database.system || !newest.lastLog.startsWith(database.timeline)
  );
}
