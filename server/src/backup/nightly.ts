import { rm } from "node:fs/promises";
import path from "node:path";
import type { Log } from "#observability/log.ts";
import { makeBackup, type Source } from "./make/backup.ts";
import { prove } from "./proof/proof.ts";
import {
  clearFailure,
  type Manifest,
  namesIn,
  type Proof,
  type Store,
  writeFailure,
  writeProof,
} from "./store/backups.ts";
import { prune } from "./store/pruning.ts";

const scratchName = "proof-";

/** @throws Error if the backup cannot be made or proved */
async function makeProved(store: Store, source: Source, log: Log): Promise<{ manifest: Manifest; proof: Proof }> {
  const manifest = await makeBackup(store, source);
  const proof = await prove(store, manifest, path.join(source.dataDir, `${scratchName}${manifest.id}`), log);
  await writeProof(store, manifest.id, proof);
  if (proof.faults.length > 0) throw new Error(`The backup could not be proved: ${proof.faults.join("; ")}`);
  return { manifest, proof };
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
  try {
    for (const name of await namesIn(source.dataDir)) {
      // Left behind by a proof that was killed.
      if (name.startsWith(scratchName)) await rm(path.join(source.dataDir, name), { recursive: true, force: true });
    }
    let pruned: readonly Manifest[] = [];
    const { manifest, proof } = await makeProved(store, source, log).finally(async () => {
      pruned = await prune(store, keepDays, source.pictures, new Date());
    });
    await clearFailure(store);
    return { manifest, proof, pruned };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // If this cannot be written either, the failed job is reported instead.
    await writeFailure(store, { at: new Date().toISOString(), message }).catch(() => undefined);
    throw error;
  }
}
