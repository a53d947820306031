/** Real ones have some ten. */
const mostScans = 100;
/** Only the first one is used. */
const mostFrames = 1000;

/**
 * Whether a picture has so many scans (JPEG) or frames (GIF, WebP) that decoding would take minutes, however small the
 * file: a decoder goes over the whole canvas for each scan, and all frames for each frame. Decodes nothing itself.
 */
export function hasTooManyParts(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\xff\xd8")) return jpegScans(bytes) > mostScans;
  if (start.startsWith("GIF8")) return gifFrames(bytes) > mostFrames;
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return webpFrames(bytes) > mostFrames;
  return false;
}

const byteAt = (bytes: Buffer, at: number): number => bytes[at] ?? 0;

/** Whether a JPEG marker has no length after it. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;

/** Finds markers as libjpeg does, which skips anything between them. `at` is the position after the marker. */
function* jpegMarkers(bytes: Buffer): Generator<{ readonly marker: number; readonly at: number }> {
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = byteAt(bytes, at + 1);
    if (marker === 0xd9) break;
    yield { marker, at: at + 2 };
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else at += 2 + Math.max(2, byteAt(bytes, at + 2) * 256 + byteAt(bytes, at + 3));
    at = bytes.indexOf(0xff, at);
  }
}

function jpegScans(bytes: Buffer): number {
  let scans = 0;
  for (const { marker } of jpegMarkers(bytes)) if (marker === 0xda) scans++;
  return scans;
}

/** Two bytes per sample if the scans have to be combined; subsampling (4:2:0) leaves out a fraction of the samples. */
function jpegBytesPerPixel(bytes: Buffer): number {
  let [samples, progressive] = [0, false];
  for (const { marker, at } of jpegMarkers(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame || samples > 0) continue;
    progressive = (marker & 3) === 2;
    const factors = Array.from({ length: byteAt(bytes, at + 7) }, (_, index) => byteAt(bytes, at + 9 + 3 * index));
    const most =
      Math.max(1, ...factors.map((factor) => factor >> 4)) * Math.max(1, ...factors.map((each) => each & 15));
    samples = factors.reduce((sum, factor) => sum + (factor >> 4) * (factor & 15), 0) / most;
  }
  return progressive || jpegScans(bytes) > 1 ? 2 * samples : 0;
}

/** Lossless ones refer back to the whole picture; animated ones are drawn on two canvases. */
function webpBytesPerPixel(bytes: Buffer): number {
  const kinds = new Set<string>();
  for (const kind of webpChunks(bytes)) kinds.add(kind);
  return (kinds.has("VP8L") ? 4 : 0) + (kinds.has("ANMF") ? 12 : 0);
}

/** A picture's metadata from the decoder, before it is decoded. */
export interface PictureKind {
  readonly format: string;
  readonly isProgressive?: boolean;
  readonly channels: number;
  readonly depth: string;
}

/**
 * How many bytes a decoder holds per pixel, for formats that need the whole picture in memory; 0 for those that are
 * read row by row. The figures for AVIF and GIF are measured.
 */
export function bytesPerPixel(content: Uint8Array, { format, isProgressive, channels, depth }: PictureKind): number {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (format === "heif") return 17;
  if (format === "gif") return 8;
  if (format === "jpeg") return jpegBytesPerPixel(bytes);
  if (format === "webp") return webpBytesPerPixel(bytes);
  return isProgressive === true ? channels * (depth === "ushort" ? 2 : 1) : 0;
}

/** The size of a colour table in bytes, from the flags of a GIF's screen or frame. */
const colours = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function gifFrames(bytes: Buffer): number {
  let frames = 0;
  let at = 13 + colours(byteAt(bytes, 10));
  for (;;) {
    const kind = bytes[at];
    // An extension has a label; a frame has its position, colours and code size; then both have blocks of data.
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) {
      frames++;
      at += 11 + colours(byteAt(bytes, at + 9));
    } else return frames;
    for (let size = byteAt(bytes, at); size > 0; size = byteAt(bytes, at)) at += 1 + size;
    at += 1;
  }
}

function* webpChunks(bytes: Buffer): Generator<string> {
  for (let at = 12; at + 8 <= bytes.length; ) {
    yield bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
}

function webpFrames(bytes: Buffer): number {
  let frames = 0;
  for (const kind of webpChunks(bytes)) if (kind === "ANMF") frames++;
  return frames;
}
