import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Sealed } from "./sealed.ts";

/** Where backups are, and with which key they are encrypted. */
export interface Store {
  readonly dir: string;
  readonly key: string | undefined;
}

/** A backup of the embedded database: its files, from which changes can be replayed up to a moment. */
interface EmbeddedSnapshot {
  readonly kind: "embedded";
  /** PostgreSQL's version, such as 18: files of one cannot be read by another. */
  readonly postgres: number;
  /** The database's own number; logs of changes of another one do not fit. */
  readonly system: string;
  /** The last file of the log of changes that is in it. */
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
  /** The moment of what it contains, as an ISO time. */
  readonly at: string;
  readonly file: string;
  readonly sealed: Sealed;
  /** The folders of pictures that belong to it. */
  readonly pictures: readonly string[];
};

/** How trying to restore a backup went. */
export interface Proof {
  /** ISO time. */
  readonly at: string;
  readonly seconds: number;
  /** What did not add up; empty for a proved backup. */
  readonly faults: readonly string[];
}

/** The folders of a data folder that are backed up beside the database. */
export const keptFolder = { media: "media", secrets: "secrets" } as const;

const manifestFile = "manifest.json";
const proofFile = "proof.json";
const failureFile = "failure.json";

export const picturesDir = ({ dir }: Store): string => path.join(dir, "pictures");
export const logDir = ({ dir }: Store, system: string): string => path.join(dir, "log", system);
const backupsDir = ({ dir }: Store): string => path.join(dir, "backups");
export const backupDir = (store: Store, id: string): string => path.join(backupsDir(store), id);

async function readJson<Content>(file: string): Promise<Content | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  // The cast is safe: only this file writes these, and they get their names when they are complete.
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}

async function writeJson(file: string, content: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.draft`;
  await writeFile(draft, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600, flush: true });
  await rename(draft, file);
}

export const idOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]/g, "").replace(/\.\d+/, "");

/** The names in a folder; none if there is no such folder. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

/** The complete backups, oldest first. */
export async function listBackups(store: Store): Promise<Manifest[]> {
  const ids = (await namesIn(backupsDir(store))).toSorted();
  const found = await Promise.all(ids.map((id) => readJson<Manifest>(path.join(backupDir(store, id), manifestFile))));
  return found.filter((manifest) => manifest !== undefined);
}

/** A backup without a manifest is not complete, and is removed by the next pruning. */
export const writeManifest = (store: Store, manifest: Manifest): Promise<void> =>
  writeJson(path.join(backupDir(store, manifest.id), manifestFile), manifest);

export const writeProof = (store: Store, id: string, proof: Proof): Promise<void> =>
  writeJson(path.join(backupDir(store, id), proofFile), proof);

export const proofOf = (store: Store, id: string): Promise<Proof | undefined> =>
  readJson<Proof>(path.join(backupDir(store, id), proofFile));

/** The last attempt that failed, until one succeeds. */
export interface Failure {
  /** ISO time. */
  readonly at: string;
  readonly message: string;
}

export const writeFailure = ({ dir }: Store, failure: Failure): Promise<void> =>
  writeJson(path.join(dir, failureFile), failure);
export const clearFailure = ({ dir }: Store): Promise<void> => rm(path.join(dir, failureFile), { force: true });
export const failureOf = ({ dir }: Store): Promise<Failure | undefined> =>
  readJson<Failure>(path.join(dir, failureFile));
