import { type Static, Type } from "typebox";

const idForm = "^\\d{8}T\\d{6}Z$";

/** Whoever can write to the storage of the backups can write a manifest, so nothing in it may lead anywhere else. */
const common = {
  id: Type.String({ pattern: idForm }),
  version: Type.String(),
  /** The moment of its contents, as an ISO time. */
  at: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$" }),
  file: Type.String({ pattern: "^database\\.tar\\.zst(\\.auth)?(\\.age)?$" }),
  /** The size and hash of its file. */
  sealed: Type.Object({ bytes: Type.Integer(), sha256: Type.String() }),
  /** The folders of pictures that belong to it. */
  pictures: Type.Array(Type.String({ pattern: "^[\\w-]+$" })),
};

/** A backup of the embedded database: its files, onto which changes can be replayed up to a moment. */
const EmbeddedManifest = Type.Object({
  ...common,
  kind: Type.Literal("embedded"),
  /** PostgreSQL's major version, such as 18: one cannot read the files of another. */
  postgres: Type.Integer(),
  /** The database's system identifier; WAL of another database does not fit. */
  system: Type.String({ pattern: "^\\d+$" }),
  /** The last WAL file that it includes. */
  lastLog: Type.String({ pattern: "^[0-9A-F]{24}$" }),
});

/** A backup of an external database: the rows of one moment. */
const ExternalManifest = Type.Object({ ...common, kind: Type.Literal("external") });

/** What is known of a backup without opening it. */
export const Manifest = Type.Union([EmbeddedManifest, ExternalManifest]);
export type Manifest = Static<typeof Manifest>;

export type Snapshot =
  | Pick<Static<typeof EmbeddedManifest>, "kind" | "postgres" | "system" | "lastLog">
  | Pick<Static<typeof ExternalManifest>, "kind">;

/** The result of a trial restore. */
export const Proof = Type.Object({
  /** ISO time. */
  at: Type.String(),
  seconds: Type.Number(),
  /** The inconsistencies found; empty for a proved backup. */
  faults: Type.Array(Type.String()),
});
export type Proof = Static<typeof Proof>;

/** The last attempt that failed, until one succeeds. */
export const Failure = Type.Object({
  /** ISO time. */
  at: Type.String(),
  message: Type.String(),
});
export type Failure = Static<typeof Failure>;

export const idOf = (moment: Date): string => moment.toISOString().replaceAll(/[-:]/g, "").replace(/\.\d+/, "");

export const isId = (name: string): boolean => new RegExp(idForm).test(name);

/** The moment at which a backup with this id began. */
export const momentOf = (id: string): Date =>
  new Date(id.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
