import { createHash } from "node:crypto";
import path from "node:path";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import type { BackupStore, Bytes } from "#backup/place/place.ts";

/** The size and hash of a backup file when it was written. */
export interface Sealed {
  readonly bytes: number;
  readonly sha256: string;
}

const ageSuffix = ".age";
const zstdSuffix = ".zst";

/** The name under which a file is stored; `zstd` and `age` open it without Mindreel. */
export const sealedName = (name: string, compressed: boolean, key: string | undefined): string =>
  `${name}${compressed ? zstdSuffix : ""}${key === undefined ? "" : ageSuffix}`;

/** Pipes a source through a transform; an error of either ends the output. */
async function* through(source: Bytes, stage: Transform): Bytes {
  const feeding = pipeline(source, stage);
  feeding.catch(() => undefined);
  yield* stage;
  await feeding;
}

/** Imported on demand: half a megabyte of cryptography, which no server needs before its first backup. */
const age = () => import("age-encryption");

async function* encrypted(source: Bytes, key: string): Bytes {
  const { Encrypter, identityToRecipient } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

async function* decrypted(source: Bytes, key: string | undefined, file: string): Bytes {
  if (key === undefined) throw new Error(`${file} is encrypted. Set BACKUP_KEY to the key with which it was made.`);
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const plain = await decrypter.decrypt(ReadableStream.from(source)).catch((cause: unknown) => {
    throw new Error(`${file} does not open with this BACKUP_KEY.`, { cause });
  });
  yield* plain;
}

/** Writes a file, compressed on request, encrypted if there is a key. */
export async function writeSealed(
  place: BackupStore,
  file: string,
  source: Bytes,
  { compressed, key }: { compressed: boolean; key: string | undefined },
): Promise<Sealed> {
  const hash = createHash("sha256");
  let bytes = 0;
  const small = compressed ? through(source, createZstdCompress()) : source;
  const measured = async function* (): Bytes {
    for await (const chunk of key === undefined ? small : encrypted(small, key)) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await place.write(file, measured());
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * Reads the original content of a sealed file.
 * @param file its name, which says how it was sealed
 * @param expected its size and hash when it was written; the output ends with an error if they differ
 */
export async function* readSealed(content: Bytes, file: string, key: string | undefined, expected?: Sealed): Bytes {
  const hash = createHash("sha256");
  const raw = async function* (): Bytes {
    for await (const chunk of content) {
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
