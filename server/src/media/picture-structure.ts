/** Real ones have some ten. */
const mostScans = 100;
/** Only the first one is used. */
const mostFrames = 1000;

/**
 * Whether a picture has so many scans (JPEG) or frames (GIF, WebP) that reading it would take minutes, however small the
 * file: a decoder goes over the whole canvas for each scan, and over all frames for each frame. Nothing is decoded here.
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

/** Whether a JPEG marker stands alone; any other is followed by its length. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;

/** Finds markers as libjpeg does, which passes over anything between them. */
function jpegScans(bytes: Buffer): number {
  let scans = 0;
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = byteAt(bytes, at + 1);
    if (marker === 0xd9) break;
    if (marker === 0xda) scans++;
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else at += 2 + Math.max(2, byteAt(bytes, at + 2) * 256 + byteAt(bytes, at + 3));
    at = bytes.indexOf(0xff, at);
  }
  return scans;
}

/** The bytes of a colour table, by the flags of a GIF's screen or frame. */
const colours = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function gifFrames(bytes: Buffer): number {
  let frames = 0;
  let at = 13 + colours(byteAt(bytes, 10));
  for (;;) {
    const kind = bytes[at];
    // An extension has a label, a frame its place, colours and the size of a code; then both have blocks of data.
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) {
      frames++;
      at += 11 + colours(byteAt(bytes, at + 9));
    } else return frames;
    for (let size = byteAt(bytes, at); size > 0; size = byteAt(bytes, at)) at += 1 + size;
    at += 1;
  }
}

function webpFrames(bytes: Buffer): number {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    if (bytes.toString("latin1", at, at + 4) === "ANMF") frames++;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return frames;
}
