import { type FileReach, get, readSome, responseError } from "./host-request.ts";
import { mp4Seconds, type ReadBytes } from "./mp4.ts";
import { wholeSeconds } from "./playlists.ts";

/** Bytes per request. */
const window = 64 * 1024;
/** The maximum number of requests for one file, so that at most a megabyte of it is read. */
const requestsAtMost = 12;

/** Reads a file in parts, keeping the last one. */
function reader(address: string, reach: FileReach): ReadBytes {
  let part: { readonly from: number; readonly content: Buffer } | undefined;
  let requests = 0;

  async function fetchPart(from: number): Promise<Buffer | null> {
    if (requests++ === requestsAtMost) return null;
    const response = await get(address, reach, { part: { from, bytes: window } });
    try {
      const status = response.statusCode ?? 0;
      if (status === 429 || status >= 500) {
        throw responseError(new URL(address).host, status, response.headers["retry-after"]);
      }
      // A host that ignores ranges sends the file from its beginning.
      return status === 206 || (status === 200 && from === 0)
        ? (await readSome(response, window)).subarray(0, window)
        : null;
    } finally {
      response.destroy();
    }
  }

  return async (from, bytes) => {
    const within = part !== undefined && from >= part.from && from + bytes <= part.from + part.content.length;
    // At the end of a file, a part is shorter than requested.
    const ends = part !== undefined && part.content.length < window && from >= part.from;
    if (!within && !ends) {
      const content = await fetchPart(from);
      if (content === null) return null;
      part = { from, content };
    }
    if (part === undefined) return null;
    return part.content.subarray(from - part.from, from - part.from + bytes);
  };
}

/**
 * The length of a video file in whole seconds, from its container; null if that does not give it.
 * @throws if its host cannot be reached, or must not be
 */
export const fileSeconds = async (address: string, reach: FileReach): Promise<number | null> =>
  wholeSeconds(await mp4Seconds(reader(address, reach)));
