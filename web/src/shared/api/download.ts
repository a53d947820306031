import type { Api, Call } from "@mindreel/contract/api";
import { type Input, request } from "./api.ts";

/** Calls that return a CSV file. */
export type FileCall = { [C in Call]: Api[C]["response"] extends { readonly file: "csv" } ? C : never }[Call];

interface Options {
  /** The fallback name of the file, if the server does not send one. */
  readonly name: string;
  /** Too large to hold in memory; streamed to disk where the browser can. */
  readonly large: boolean;
  readonly onRows: (rows: number) => void;
}

/** Receives a file chunk by chunk. */
interface Sink {
  readonly write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void> | void;
  readonly close: (name: string) => Promise<void> | void;
  readonly abort: () => Promise<void> | void;
}

/** The part of the File System Access API used here; TypeScript's types lack it. */
interface WritableFile {
  createWritable: () => Promise<{
    write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;
    close: () => Promise<void>;
    abort: () => Promise<void>;
  }>;
}
declare global {
  interface Window {
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<WritableFile>;
  }
}

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Milliseconds; the download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file name that the server sends, or the fallback. */
export const nameOf = (response: Response, fallback: string): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? fallback;

const blobSize = 4 * 1024 * 1024;

/** Turns chunks into blobs early, because a browser may keep blobs on disk. */
function inDownloads(): Sink {
  let done: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  return {
    write: (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size < blobSize) return;
      done.push(new Blob(chunks));
      chunks = [];
      size = 0;
    },
    close: (name) => saveFile(new Blob([...done, ...chunks], { type: "text/csv" }), name),
    abort: () => {
      done = [];
      chunks = [];
    },
  };
}

/** Streams into a file that the user chooses. @returns null if they cancel */
async function inFile(name: string): Promise<Sink | null> {
  const picked = await window.showSaveFilePicker?.({ suggestedName: name }).catch(() => null);
  if (!picked) return null;
  const file = await picked.createWritable();
  return { write: (chunk) => file.write(chunk), close: () => file.close(), abort: () => file.abort() };
}

const newLine = 10;

/**
 * Saves a call's response as a file. @returns the number of lines below the heading; null if no file was chosen
 * @throws ApiError
 */
export async function saveCall<C extends FileCall>(call: C, input: Input<C>, options: Options): Promise<number | null> {
  const { name, large, onRows } = options;
  const fallback = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  const picks = large && window.showSaveFilePicker !== undefined;
  const sink = picks ? await inFile(fallback) : inDownloads();
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
    await sink.close(nameOf(response, fallback));
    return Math.max(lines, 0);
  } catch (error) {
    await sink.abort();
    throw error;
  }
}
