import { readdir } from "node:fs/promises";
import { storageOf } from "#backup/storage/open.ts";
import { Failure, isId, Manifest, Proof } from "./manifest.ts";
import { sealOf } from "./sealed.ts";
import { readSigned, readTrusted, writeSigned } from "./signed.ts";
import type { Store } from "./store.ts";

export type Backup = Manifest & {
  /** Whether it is certain that we have written it. Older versions encrypted backups, but did not sign them. */
  readonly authenticated: boolean;
};

/** A backup that is not used, since it may be somebody else's. */
interface Refused {
  readonly id: string;
  readonly reason: string;
  readonly manifest: Manifest | undefined;
}

/** The folders of a data folder that are backed up with the database. */
export const keptFolder = { media: "media", secrets: "secrets" } as const;

const manifestFile = "manifest.json";
const proofFile = "proof.json";
const failureFile = "failure.json";

/** Folders in the storage of backups. */
export const picturesDir = "pictures";
export const logsDir = "log";
const backupsDir = "backups";
export const backupDir = (id: string): string => `${backupsDir}/${id}`;

/** The names in a folder; none if there is no such folder. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

/** The names of the direct entries of a folder of the place. */
export async function partsIn(store: Store, folder: string): Promise<string[]> {
  const paths = await (await storageOf(store)).list(folder);
  return [...new Set(paths.map((each) => each.slice(folder.length + 1).split("/", 1)[0] ?? ""))];
}

/** The ids of all backups, also of incomplete ones. */
export const backupIds = async (store: Store): Promise<string[]> =>
  (await partsIn(store, backupsDir)).filter(isId).toSorted();

const pathOf = (id: string, file: string) => `${backupDir(id)}/${file}`;

type Read = NonNullable<Awaited<ReturnType<typeof readSigned<typeof Manifest>>>>;

/** @param signedBefore whether an earlier backup is signed @returns why a backup is refused, if it is */
function reasonAgainst({ key }: Store, id: string, { content, signature }: Read, signedBefore: boolean) {
  if (content === undefined) return "its manifest is not readable";
  if (content.id !== id) return "its manifest is of another backup";
  if (signature === "wrong") return "it was changed, or made with another BACKUP_KEY";
  if (key === undefined || signature === "ours") return undefined;
  if (sealOf(content.file) === "plain") return "it is not sealed with BACKUP_KEY";
  return signedBefore ? "it is not authenticated, although an earlier one is" : undefined;
}

/** The complete backups, oldest first, and those that are not used. */
export async function findBackups(store: Store): Promise<{ backups: Backup[]; refused: Refused[] }> {
  const ids = await backupIds(store);
  const manifests = await Promise.all(ids.map((id) => readSigned(store, pathOf(id, manifestFile), Manifest)));
  const [backups, refused]: [Backup[], Refused[]] = [[], []];
  for (const [index, id] of ids.entries()) {
    const read = manifests[index];
    if (read === undefined) continue;
    const signedBefore = backups.some(({ authenticated }) => authenticated);
    const reason = reasonAgainst(store, id, read, signedBefore);
    const { content: manifest, signature } = read;
    if (reason !== undefined) refused.push({ id, reason, manifest });
    else if (manifest !== undefined) backups.push({ ...manifest, authenticated: signature === "ours" });
  }
  return { backups, refused };
}

/** The complete backups, oldest first. */
export const listBackups = async (store: Store): Promise<Backup[]> => (await findBackups(store)).backups;

/** A backup without a manifest is not complete, and is removed by the next pruning. */
export const writeManifest = (store: Store, manifest: Manifest): Promise<void> =>
  writeSigned(store, pathOf(manifest.id, manifestFile), manifest);

export const writeProof = (store: Store, id: string, proof: Proof): Promise<void> =>
  writeSigned(store, pathOf(id, proofFile), proof);
export const proofOf = (store: Store, id: string): Promise<Proof | undefined> =>
  readTrusted(store, pathOf(id, proofFile), Proof);

export const writeFailure = (store: Store, failure: Failure): Promise<void> => writeSigned(store, failureFile, failure);
export const clearFailure = async (store: Store): Promise<void> => (await storageOf(store)).remove([failureFile]);
export const failureOf = (store: Store): Promise<Failure | undefined> => readTrusted(store, failureFile, Failure);
