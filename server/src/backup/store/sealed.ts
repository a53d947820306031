import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";

type Bytes = AsyncIterable<Uint8Array>;

/** What a file of a backup was when it was written. */
export interface Sealed {
  readonly bytes: number;
  readonly sha256: string;
}

const ageSuffix = ".age";
const zstdSuffix = ".zst";

/** The name under which a file is kept; `zstd` and `age` open it without Mindreel. */
export const sealedName = (name: string, compressed: boolean, key: string | undefined): string =>
  `${name}${compressed ? zstdSuffix : ""}${key === undefined ? "" : ageSuffix}`;

/** What comes out of a stage that is fed from a source; an error of either ends it. */
async function* through(source: Bytes, stage: Transform): Bytes {
  const feeding = pipeline(source, stage);
  feeding.catch(() => undefined);
  yield* stage;
  await feeding;
}

async function* encrypted(source: Bytes, key: string): Bytes {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

async function* decrypted(source: Bytes, key: string | undefined, file: string): Bytes {
  if (key === undefined) throw new Error(`${file} is encrypted. Set BACKUP_KEY to the key with which it was made.`);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const plain = await decrypter.decrypt(ReadableStream.from(source)).catch((cause: unknown) => {
    throw new Error(`${file} does not open with this BACKUP_KEY.`, { cause });
  });
  yield* plain;
}

/** Writes a file, compressed if asked, encrypted if there is a key. It has its name once it is complete and on the disk. */
export async function writeSealed(
  source: Bytes,
  file: string,
  { compressed, key }: { compressed: boolean; key: string | undefined },
): Promise<Sealed> {
  const draft = `${file}.draft`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const target = createWriteStream(draft, { mode: 0o600, flush: true });
  try {
    const small = compressed ? through(source, createZstdCompress()) : source;
    await pipeline(key === undefined ? small : encrypted(small, key), measure, target);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * The content of such a file.
 * @param expected what it was when it was written; the content ends with an error if it differs
 */
export async function* readSealed(file: string, key: string | undefined, expected?: Sealed): Bytes {
  const hash = createHash("sha256");
  const raw = async function* (): Bytes {
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const isEncrypted = file.endsWith(ageSuffix);
  const plain = isEncrypted ? decrypted(raw(), key, file) : raw();
  const isCompressed = path.basename(file, ageSuffix).endsWith(zstdSuffix);
  yield* isCompressed ? through(plain, createZstdDecompress()) : plain;
  if (expected !== undefined && hash.digest("hex") !== expected.sha256) {
    throw new Error(`${file} is damaged: it is not what was written.`);
  }
}
