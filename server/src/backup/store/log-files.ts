import { open, rm, stat } from "node:fs/promises";
import path from "node:path";
import { logDir, namesIn, type Store } from "./backups.ts";
import { readSealed } from "./sealed.ts";

/** A file of the log of changes in the backups. */
export interface LogFile {
  /** PostgreSQL's name: the timeline and the position. */
  readonly name: string;
  readonly file: string;
  /** When the database handed it over: its changes are older. */
  readonly until: Date;
}

const segmentBytes = 16 * 1024 * 1024;
const segmentsInGroup = 2 ** 32 / segmentBytes;
const plainName = (name: string) => name.replace(/\.zst(\.age)?$/, "");
const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");

/** The name of the file after this one on the same timeline. */
export function nextLog(name: string): string {
  const [timeline, group, segment] = [name.slice(0, 8), name.slice(8, 16), name.slice(16)];
  const position = Number.parseInt(group, 16) * segmentsInGroup + Number.parseInt(segment, 16) + 1;
  return `${timeline}${hex(Math.floor(position / segmentsInGroup))}${hex(position % segmentsInGroup)}`;
}

/** All complete files of the log of one database, histories of timelines among them, in their order. */
export async function logFiles(store: Store, system: string): Promise<LogFile[]> {
  const folder = logDir(store, system);
  const names = (await namesIn(folder)).filter((name) => !name.endsWith(".draft"));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const file = path.join(folder, name);
      return { name: plainName(name), file, until: (await stat(file)).mtime };
    }),
  );
}

/** The files that follow a copy of the database without a gap, and whether there are more beyond a gap. */
export function unbroken(files: readonly LogFile[], last: string): { chain: LogFile[]; gap: boolean } {
  const known = new Map(files.map((each) => [each.name, each]));
  const chain: LogFile[] = [];
  for (let found = known.get(nextLog(last)); found !== undefined; found = known.get(nextLog(found.name))) {
    chain.push(found);
  }
  const end = chain.at(-1)?.name ?? last;
  const later = ({ name }: LogFile) => name.length === 24 && name.startsWith(last.slice(0, 8)) && name > end;
  return { chain, gap: files.some(later) };
}

/** Puts a file of the log where PostgreSQL finds it; what is empty in it takes no room on the disk. */
export async function unpackLog({ name, file }: LogFile, folder: string, key: string | undefined): Promise<void> {
  const handle = await open(path.join(folder, name), "w", 0o600);
  let at = 0;
  try {
    for await (const piece of readSealed(file, key)) {
      if (piece.some((byte) => byte !== 0)) await handle.write(piece, 0, piece.length, at);
      at += piece.length;
    }
    await handle.truncate(at);
  } finally {
    await handle.close();
  }
}

/** Removes the part of a log that no backup needs. @param oldest the last file of the oldest backup over this database */
export async function pruneLog(store: Store, system: string, oldest: string | undefined): Promise<void> {
  for (const { name, file } of await logFiles(store, system)) {
    const needed = oldest !== undefined && (name.length !== 24 || name.slice(8) > oldest.slice(8));
    if (!needed) await rm(file);
  }
}
