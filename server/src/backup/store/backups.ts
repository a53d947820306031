import { readdir } from "node:fs/promises";
import { type PlaceSettings, placeOf } from "#backup/place/open.ts";
import { readJson, writeJson } from "#backup/place/place.ts";
import type { Sealed } from "./sealed.ts";

/** The place of the backups, and the key that encrypts them. */
export interface Store extends PlaceSettings {
  readonly key: string | undefined;
}

/** A backup of the embedded database: its files, onto which changes can be replayed up to a moment. */
interface EmbeddedSnapshot {
  readonly kind: "embedded";
  /** PostgreSQL's major version, such as 18: one cannot read the files of another. */
  readonly postgres: number;
  /** The database's system identifier; WAL of another database does not fit. */
  readonly system: string;
  /** The last WAL file that it includes. */
  readonly lastLog: string;
}

/** A backup of an external database: the rows of one moment. */
interface ExternalSnapshot {
  readonly kind: "external";
}

export type Snapshot = EmbeddedSnapshot | ExternalSnapshot;

/** What is known of a backup without opening it. */
export type Manifest = Snapshot & {
  readonly id: string;
  readonly version: string;
  /** The moment of its contents, as an ISO time. */
  readonly at: string;
  readonly file: string;
  readonly sealed: Sealed;
  /** The folders of pictures that belong to it. */
  readonly pictures: readonly string[];
};

/** The result of a trial restore. */
export interface Proof {
  /** ISO time. */
  readonly at: string;
  readonly seconds: number;
  /** The inconsistencies found; empty for a proved backup. */
  readonly faults: readonly string[];
}

/** The folders of a data folder that are backed up with the database. */
export const keptFolder = { media: "media", secrets: "secrets" } as const;

const manifestFile = "manifest.json";
const proofFile = "proof.json";
const failureFile = "failure.json";

/** Folders in the place of backups. */
export const picturesDir = "pictures";
export const logsDir = "log";
export const backupsDir = "backups";
export const backupDir = (id: string): string => `${backupsDir}/${id}`;

export const idOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]/g, "").replace(/\.\d+/, "");

/** The names in a folder; none if there is no such folder. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

/** The names of the direct entries of a folder of the place. */
export async function partsIn(store: Store, folder: string): Promise<string[]> {
  const paths = await (await placeOf(store)).list(folder);
  return [...new Set(paths.map((each) => each.slice(folder.length + 1).split("/", 1)[0] ?? ""))];
}

/** The complete backups, oldest first. */
export async function listBackups(store: Store): Promise<Manifest[]> {
  const place = await placeOf(store);
  const manifests = (await place.list(backupsDir)).filter((each) => each.endsWith(`/${manifestFile}`));
  const found = await Promise.all(manifests.toSorted().map((each) => readJson<Manifest>(place, each)));
  return found.filter((manifest) => manifest !== undefined);
}

/** A backup without a manifest is not complete, and is removed by the next pruning. */
export const writeManifest = async (store: Store, manifest: Manifest): Promise<void> =>
  writeJson(await placeOf(store), `${backupDir(manifest.id)}/${manifestFile}`, manifest);

export const writeProof = async (store: Store, id: string, proof: Proof): Promise<void> =>
  writeJson(await placeOf(store), `${backupDir(id)}/${proofFile}`, proof);

export const proofOf = async (store: Store, id: string): Promise<Proof | undefined> =>
  readJson<Proof>(await placeOf(store), `${backupDir(id)}/${proofFile}`);

/** The last attempt that failed, until one succeeds. */
export interface Failure {
  /** ISO time. */
  readonly at: string;
  readonly message: string;
}

export const writeFailure = async (store: Store, failure: Failure): Promise<void> =>
  writeJson(await placeOf(store), failureFile, failure);
export const clearFailure = async (store: Store): Promise<void> => (await placeOf(store)).remove([failureFile]);
export const failureOf = async (store: Store): Promise<Failure | undefined> =>
  readJson<Failure>(await placeOf(store), failureFile);
