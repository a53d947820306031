import { hkdfSync } from "node:crypto";
import type { BackupStorageSettings } from "#backup/storage/open.ts";

/** The storage of the backups, and the key that encrypts and signs them. */
export interface Store extends BackupStorageSettings {
  readonly key: string | undefined;
}

/** A key of its own for each purpose, so that what serves one cannot be used for another. */
export const derivedKey = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "", `mindreel backups: ${purpose}`, 32));
