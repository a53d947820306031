/** Reads some bytes of a file: fewer at its end, null if they are unavailable. */
export type ReadBytes = (from: number, bytes: number) => Promise<Buffer | null>;

interface Box {
  readonly type: string;
  /** Where its content begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** The maximum number of boxes examined per level: more than any film has before its `moov`. */
const boxesAtMost = 200;

async function* boxes(read: ReadBytes, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  for (let n = 0; n < boxesAtMost && at + 8 <= end; n++) {
    const head = await read(at, 16);
    if (head === null || head.length < 8) return;
    const short = head.readUInt32BE(0);
    const long = short === 1 && head.length === 16;
    // A size of zero means up to the end.
    const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const from = at + (long ? 16 : 8);
    if (size < from - at) return;
    yield { type: head.toString("latin1", 4, 8), from, to: Math.min(at + size, end) };
    at += size;
  }
}

async function child(read: ReadBytes, { from, to }: Omit<Box, "type">, wanted: string): Promise<Box | null> {
  for await (const box of boxes(read, from, to)) if (box.type === wanted) return box;
  return null;
}

const known = (count: number, none: number) => (count === none ? 0 : count);

/** A count of ticks that takes four bytes, or eight in version 1; all bits set mean that it is unknown. */
const ticks = (content: Buffer, at: number, version: number): number =>
  version === 1
    ? known(Number(content.readBigUInt64BE(at)), Number(0xffff_ffff_ffff_ffffn))
    : known(content.readUInt32BE(at), 0xffff_ffff);

/**
 * The length in seconds of an MP4 or QuickTime file by its movie header (ISO/IEC 14496-12, `mvhd`), wherever it stands;
 * of a fragmented one by `mehd`, since its movie header has none.
 * @returns 0 if unknown
 */
export async function mp4Seconds(read: ReadBytes): Promise<number> {
  const movie = await child(read, { from: 0, to: Number.MAX_SAFE_INTEGER }, "moov");
  const header = movie && (await child(read, movie, "mvhd"));
  const content = header && (await read(header.from, 32));
  if (!movie || !content || content.length < 32) return 0;
  const version = content.readUInt8(0);
  const timescale = content.readUInt32BE(version === 1 ? 20 : 12);
  if (timescale === 0) return 0;
  const duration = ticks(content, version === 1 ? 24 : 16, version);
  if (duration > 0) return duration / timescale;
  const extended = await child(read, movie, "mvex");
  const fragments = extended && (await child(read, extended, "mehd"));
  const length = fragments && (await read(fragments.from, 12));
  if (!length || length.length < 12) return 0;
  return ticks(length, 4, length.readUInt8(0)) / timescale;
}
