import type { Api, Call } from "@mindreel/contract/wire/api";
import { type Input, request } from "./api.ts";

/** Calls whose answer is a file. */
export type FileCall = { [C in Call]: Api[C] extends { readonly csv: string } ? C : never }[Call];

interface Options {
  /** What the file is called where the server does not say. */
  readonly name: string;
  /** Too large to be held in memory, where there is another way. */
  readonly large: boolean;
  readonly onRows: (rows: number) => void;
}

/** Where a file goes piece by piece. */
interface Sink {
  readonly write: (piece: Uint8Array<ArrayBuffer>) => Promise<void> | void;
  readonly close: (name: string) => Promise<void> | void;
  readonly giveUp: () => Promise<void> | void;
}

/** The part of the File System Access API that is used here; TypeScript does not know it. */
interface WritableFile {
  createWritable: () => Promise<{
    write: (piece: Uint8Array<ArrayBuffer>) => Promise<void>;
    close: () => Promise<void>;
    abort: () => Promise<void>;
  }>;
}
declare global {
  interface Window {
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<WritableFile>;
  }
}

/** Hands a file to the browser's downloads, under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has to have begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name that the server gives to a file. */
export const nameOf = (response: Response, otherwise: string): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? otherwise;

const pieceSize = 4 * 1024 * 1024;

/** Pieces are made blobs early: a browser may keep those on disk. */
function inDownloads(): Sink {
  let done: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  return {
    write: (piece) => {
      pieces.push(piece);
      size += piece.length;
      if (size < pieceSize) return;
      done.push(new Blob(pieces));
      pieces = [];
      size = 0;
    },
    close: (name) => saveFile(new Blob([...done, ...pieces], { type: "text/csv" }), name),
    giveUp: () => {
      done = [];
      pieces = [];
    },
  };
}

/** Straight into a file that the person chooses. @returns null: they chose none */
async function inFile(name: string): Promise<Sink | null> {
  const picked = await window.showSaveFilePicker?.({ suggestedName: name }).catch(() => null);
  if (!picked) return null;
  const file = await picked.createWritable();
  return { write: (piece) => file.write(piece), close: () => file.close(), giveUp: () => file.abort() };
}

const newLine = 10;

/**
 * Saves what a call answers as a file. @returns how many lines it has below the first; null where no file was chosen
 * @throws ApiError
 */
export async function saveCall<C extends FileCall>(call: C, input: Input<C>, options: Options): Promise<number | null> {
  const { name, large, onRows } = options;
  const named = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  const picks = large && window.showSaveFilePicker !== undefined;
  const sink = picks ? await inFile(named) : inDownloads();
  if (sink === null) return null;
  try {
    const response = await request(call, input);
    let lines = -1;
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      for (const byte of next.value) if (byte === newLine) lines++;
      await sink.write(next.value);
      onRows(Math.max(lines, 0));
    }
    await sink.close(nameOf(response, named));
    return Math.max(lines, 0);
  } catch (error) {
    await sink.giveUp();
    throw error;
  }
}
