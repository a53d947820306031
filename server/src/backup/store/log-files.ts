import { open } from "node:fs/promises";
import path from "node:path";
import { storageOf } from "#backup/storage/open.ts";
import { contentOf, isDraft } from "#backup/storage/storage.ts";
import { logsDir } from "./backups.ts";
import { idOf } from "./manifest.ts";
import { readSealed, type Seal, sealedName, sealOf, seals } from "./sealed.ts";
import type { Store } from "./store.ts";

/** A WAL file in the backups. */
export interface LogFile {
  /** PostgreSQL's name: the timeline and the position. */
  readonly name: string;
  /** Its path among the backups. */
  readonly file: string;
  /** When the database archived it: its changes are older. */
  readonly until: Date;
}

const segmentBytes = 16 * 1024 * 1024;
const segmentsInGroup = 2 ** 32 / segmentBytes;
const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");

/** The number of a file's timeline. Every restore starts a new one. */
export const timelineOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16);
/** The name of the file that says where a timeline began. */
export const historyOf = (timeline: number): string => `${hex(timeline)}.history`;

/** The name of the next file on the same timeline. */
export function nextLog(name: string): string {
  const [timeline, group, segment] = [name.slice(0, 8), name.slice(8, 16), name.slice(16)];
  const position = Number.parseInt(group, 16) * segmentsInGroup + Number.parseInt(segment, 16) + 1;
  return `${timeline}${hex(Math.floor(position / segmentsInGroup))}${hex(position % segmentsInGroup)}`;
}

/** File names include the time, rounded up to a second, since a bucket only stores when a file was uploaded. */
const sealed =
  /^(?<name>[0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history)(@(?<day>\d{8})T(?<time>\d{6})Z)?\.zst(\.auth)?(\.age)?$/;

/** The path of a WAL file among the backups. */
export function logPath(system: string, name: string, until: Date, key: string | undefined): string {
  const moment = idOf(new Date(Math.ceil(until.getTime() / 1000) * 1000));
  return `${logsDir}/${system}/${sealedName(`${name}@${moment}`, true, key)}`;
}

function parse(file: string): LogFile | undefined {
  const found = sealed.exec(path.posix.basename(file))?.groups;
  const { name, day = "19700101", time = "000000" } = found ?? {};
  if (name === undefined) return undefined;
  const [date, clock] = [day.replace(/(....)(..)(..)/, "$1-$2-$3"), time.replace(/(..)(..)(..)/, "$1:$2:$3")];
  return { name, file, until: new Date(`${date}T${clock}Z`) };
}

/**
 * All complete WAL files of one database, including timeline histories, in order.
 * @param usable the seals of those that may be used
 */
export async function logFiles(store: Store, system: string, usable: readonly Seal[]): Promise<LogFile[]> {
  const paths = await (await storageOf(store)).list(`${logsDir}/${system}`);
  const files = paths.filter((each) => !isDraft(each) && usable.includes(sealOf(each))).toSorted();
  return files.flatMap((file) => parse(file) ?? []);
}

/** The files that follow a copy of the database without a gap, and whether there are more after a gap. */
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

/** Unpacks a WAL file to where PostgreSQL finds it; runs of zeros take no space on the disk. */
export async function unpackLog(store: Store, { name, file }: LogFile, folder: string): Promise<void> {
  const content = await contentOf(await storageOf(store), file);
  const handle = await open(path.join(folder, name), "w", 0o600);
  let at = 0;
  try {
    for await (const piece of readSealed(content, file, store.key)) {
      if (piece.some((byte) => byte !== 0)) await handle.write(piece, 0, piece.length, at);
      at += piece.length;
    }
    await handle.truncate(at);
  } finally {
    await handle.close();
  }
}

/**
 * Removes WAL that no backup needs: that of no backup's timeline, and that from before the oldest backup on its timeline.
 * After a restore, positions start over from an earlier one, so they are only compared on the same timeline.
 * @param lastLogs the last file in each backup of this database
 */
export async function pruneLog(store: Store, system: string, lastLogs: readonly string[]): Promise<void> {
  const follows = (name: string) => lastLogs.some((last) => timelineOf(last) === timelineOf(name) && name > last);
  const isNeeded = (name: string) => (name.length === 24 ? follows(name) : lastLogs.length > 0);
  const gone = (await logFiles(store, system, seals)).filter(({ name }) => !isNeeded(name));
  await (await storageOf(store)).remove(gone.map(({ file }) => file));
}
