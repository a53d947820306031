import type { Bucket, BucketBody, Bucket as BucketFields } from "@mindreel/contract/site/storage-connection";
import { report } from "@mindreel/messages/site/storage-connection";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { secretBoxContext } from "#features/site/connections/connections.policy.ts";
import * as connections from "#features/site/connections/connections.repository.ts";
import type { Tested } from "#features/site/connections/connections.service.ts";
import type { CurrentConnections, SavedStorage } from "#features/site/connections/current-connections.service.ts";
import { type StoredBucket, s3Of } from "#features/site/connections/stored-connections.ts";
import { storageFault } from "#media/pictures.ts";
import { type OpenBucket, type Storage, StorageUnavailable } from "#ports/storage/storage.port.ts";
import type { SecretBox } from "#security/secret-box.ts";

/** Whether a saved secret may be used for this bucket: its key is the same, at the same store. */
const mayReuse = (saved: Bucket, now: Bucket): boolean =>
  saved.endpoint === now.endpoint && saved.access_key_id === now.access_key_id;

/** Whether what is in the one is in the other. */
const isSameBucket = (one: Bucket, other: Bucket): boolean =>
  one.endpoint === other.endpoint && one.bucket === other.bucket;

interface Dependencies {
  readonly db: Db;
  readonly secretBox: SecretBox;
  readonly current: CurrentConnections;
  readonly openBucket: OpenBucket;
  /** The disk, unless the environment decides otherwise. */
  readonly disk: Storage;
  readonly clock: () => Date;
}

/** Whether a store holds a picture; null if it does not answer. */
async function holdsFiles(store: Storage): Promise<boolean | null> {
  try {
    for await (const folder of store.folders()) if (!folder.startsWith("probe-")) return true;
    return false;
  } catch (error) {
    if (error instanceof StorageUnavailable) return null;
    throw error;
  }
}

/** Connects the site to a bucket for its pictures. */
export function createStorageConnectionService(dependencies: Dependencies) {
  const { db, secretBox, current, openBucket, disk, clock } = dependencies;

  const demandFree = () => {
    if (current.storageLock !== null) throw new AppError("connection_locked");
  };

  async function save(tx: Db, stored: StoredBucket | null, secret: string): Promise<void> {
    const sealed = stored && (await secretBox.seal(secret, secretBoxContext("storage")));
    await connections.replace(tx, { kind: "storage", at: clock(), settings: stored, sealed });
  }

  /** The saved one, if it can be used. */
  async function saved(): Promise<SavedStorage | undefined> {
    const { storage } = await current.read();
    return typeof storage === "object" ? storage : undefined;
  }

  return {
    /** Whether there are pictures where new ones no longer go. */
    hasFilesToMove: async (): Promise<boolean> => {
      const now = current.storage();
      if (now === undefined) return false;
      return (await holdsFiles(now.stored.inUse ? disk : now.opened.bucket)) ?? true;
    },

    /**
     * Uses a bucket, once a file was written, read and removed there.
     * @throws AppError 409
     */
    connect: async ({ secret_access_key: given, ...bucket }: BucketBody, audit: Audit): Promise<Tested> => {
      demandFree();
      const before = await saved();
      const known = before !== undefined && mayReuse(before.stored, bucket) ? before.s3.secretAccessKey : undefined;
      const secret = given ?? known;
      if (secret === undefined) {
        return { passed: false, says: sentence(report, "noSecret"), todo: sentence(report, "enterSecret") };
      }
      if (before !== undefined && !isSameBucket(before.stored, bucket)) {
        if ((await holdsFiles(before.opened.bucket)) !== false) {
          const says = sentence(report, "filesThere", { bucket: before.stored.bucket });
          return { passed: false, says, todo: sentence(report, "moveFirst") };
        }
      }
      const fault = await storageFault((await openBucket(s3Of(bucket, secret), disk, true)).bucket);
      if (fault !== undefined) {
        const reason = fault === "gone" ? sentence(report, "gone") : () => fault.reason;
        return { passed: false, says: failing(bucket, reason), todo: sentence(report, "checkBucket") };
      }
      await inTransaction(db, async (tx) => {
        await save(tx, { ...bucket, inUse: true }, secret);
        await audit(tx, 1, { name: bucket.bucket });
      });
      await current.read();
      const toMove = (await holdsFiles(disk)) ?? false;
      return {
        passed: true,
        says: sentence(report, "works", { bucket: bucket.bucket }),
        todo: toMove ? sentence(report, "moveToBucket") : null,
      };
    },

    /**
     * Keeps new pictures on the disk, and forgets the bucket once nothing is in it, or if it no longer answers.
     * @throws AppError 409
     */
    leave: async (audit: Audit): Promise<void> => {
      demandFree();
      const before = await saved();
      const holds = before === undefined ? false : await holdsFiles(before.opened.bucket);
      const stays = before !== undefined && (holds === true || (holds === null && before.stored.inUse));
      await inTransaction(db, async (tx) => {
        await save(tx, stays ? { ...before.stored, inUse: false } : null, before?.s3.secretAccessKey ?? "");
        await audit(tx, 1, {});
      });
      await current.read();
    },
  };
}

const failing =
  ({ bucket }: BucketFields, reason: Tested["says"]): Tested["says"] =>
  (language) =>
    sentence(report, "fails", { bucket, reason: reason(language) })(language);

export type StorageConnectionService = ReturnType<typeof createStorageConnectionService>;
