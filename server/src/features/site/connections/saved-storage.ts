import path from "node:path";
import { Value } from "typebox/value";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { createSecretBox } from "#security/secret-box.ts";
import { secretBoxContext } from "./connections.policy.ts";
import * as connections from "./connections.repository.ts";
import { type StorageSettings, StoredBucket, s3Of, storageLock } from "./stored-connections.ts";

/**
 * Where pictures are, for a command: as the environment says it, or the saved connection.
 * @throws if that cannot be decrypted here
 */
export async function savedStorage(db: Db, config: Config): Promise<StorageSettings> {
  const usual = { storage: config.storage, s3: config.s3 };
  // The database of an earlier release has no connections yet.
  if (storageLock(config) !== null || !(await connections.areThere(db))) return usual;
  const row = (await connections.all(db)).find(({ kind }) => kind === "storage");
  if (row === undefined || row.sealed === null || !Value.Check(StoredBucket, row.settings)) return usual;
  const secretBox = createSecretBox(path.join(config.dataDir, "secrets"));
  const secret = await secretBox.open(row.sealed, secretBoxContext("storage"));
  return { storage: row.settings.inUse ? "s3" : "disk", s3: s3Of(row.settings, secret) };
}
