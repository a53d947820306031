import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import path from "node:path";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import type { Identity } from "age-encryption";
import type { BackupStorage, Bytes } from "#backup/storage/storage.ts";
import { derivedKey } from "./store.ts";

/** The size and hash of a backup file when it was written. */
export interface Sealed {
  readonly bytes: number;
  readonly sha256: string;
}

/** How a file can be protected, best first. Older versions only encrypted. */
export const seals = ["authenticated", "encrypted", "plain"] as const;
export type Seal = (typeof seals)[number];

const suffixes = { authenticated: ".auth.age", encrypted: ".age", plain: "" } as const;
const zstdSuffix = ".zst";

export function sealOf(file: string): Seal {
  if (file.endsWith(suffixes.authenticated)) return "authenticated";
  return file.endsWith(suffixes.encrypted) ? "encrypted" : "plain";
}

/** The name of a file with a seal; `zstd` and `age` open it without Mindreel. */
export const nameWith = (seal: Seal, name: string, compressed: boolean): string =>
  `${name}${compressed ? zstdSuffix : ""}${suffixes[seal]}`;

/** The seal of what is written now. */
export const ownSeal = (key: string | undefined): Seal => (key === undefined ? "plain" : "authenticated");

export const sealedName = (name: string, compressed: boolean, key: string | undefined): string =>
  nameWith(ownSeal(key), name, compressed);

/**
 * The seals of files that a backup may use, the best one first.
 * @param authenticated whether it is certain that the backup is ours
 */
export function usableSeals(key: string | undefined, authenticated: boolean): readonly Seal[] {
  // Without the key, sealed ones are not opened, but the error says what is missing.
  if (key === undefined) return seals;
  return authenticated ? ["authenticated"] : ["authenticated", "encrypted"];
}

/** Pipes a source through a transform; an error of either ends the output. */
async function* through(source: Bytes, stage: Transform): Bytes {
  const feeding = pipeline(source, stage);
  feeding.catch(() => undefined);
  yield* stage;
  await feeding;
}

/** Imported on demand: half a megabyte of cryptography, which no server needs before its first backup. */
const age = () => import("age-encryption");

const [cipher, ivBytes, tagBytes] = ["aes-256-gcm", 12, 16] as const;
const ownStanza = "mindreel";

type Header = Parameters<Identity["unwrapFileKey"]>[0];

/**
 * Anybody who knows the public half of the key could encrypt a file. In age, the key of a file authenticates its header
 * and its content, piece by piece. So that key is also in the header as only we can write it, for this path.
 */
function wrapped(fileKey: Uint8Array, key: string, file: string): Uint8Array {
  const iv = randomBytes(ivBytes);
  const wrapping = createCipheriv(cipher, derivedKey(key, "files"), iv).setAAD(Buffer.from(file));
  return Buffer.concat([iv, wrapping.update(fileKey), wrapping.final(), wrapping.getAuthTag()]);
}

/** @returns null if we did not wrap it for this path */
function unwrapped(body: Uint8Array, key: string, file: string): Uint8Array | null {
  const options = { authTagLength: tagBytes };
  const iv = body.subarray(0, ivBytes);
  try {
    const unwrapping = createDecipheriv(cipher, derivedKey(key, "files"), iv, options).setAAD(Buffer.from(file));
    unwrapping.setAuthTag(body.subarray(-tagBytes));
    return Buffer.concat([unwrapping.update(body.subarray(ivBytes, -tagBytes)), unwrapping.final()]);
  } catch {
    return null;
  }
}

async function* encrypted(source: Bytes, key: string, file: string): Bytes {
  const { Encrypter, identityToRecipient, Stanza } = await age();
  const encrypter = new Encrypter();
  encrypter.addRecipient({ wrapFileKey: (fileKey) => [new Stanza([ownStanza], wrapped(fileKey, key, file))] });
  encrypter.addRecipient(await identityToRecipient(key));
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

async function* decrypted(source: Bytes, key: string | undefined, file: string): Bytes {
  if (key === undefined) throw new Error(`${file} is encrypted. Set BACKUP_KEY to the key with which it was made.`);
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  if (sealOf(file) === "encrypted") decrypter.addIdentity(key);
  else {
    decrypter.addIdentity({
      unwrapFileKey: (stanzas: Header) => {
        const own = stanzas.find(({ args }) => args[0] === ownStanza);
        return own === undefined ? null : unwrapped(own.body, key, file);
      },
    });
  }
  const plain = await decrypter.decrypt(ReadableStream.from(source)).catch((cause: unknown) => {
    throw new Error(`${file} does not open with this BACKUP_KEY.`, { cause });
  });
  yield* plain;
}

/** Writes a file, compressed on request, encrypted and authenticated if there is a key. */
export async function writeSealed(
  storage: BackupStorage,
  file: string,
  source: Bytes,
  { compressed, key }: { compressed: boolean; key: string | undefined },
): Promise<Sealed> {
  const hash = createHash("sha256");
  let bytes = 0;
  const small = compressed ? through(source, createZstdCompress()) : source;
  const measured = async function* (): Bytes {
    for await (const chunk of key === undefined ? small : encrypted(small, key, file)) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await storage.write(file, measured());
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * Reads the original content of a sealed file.
 * @param file its path among the backups, whose name says how it was sealed
 * @param expected its size and hash when it was written; the output ends with an error if they differ
 */
export async function* readSealed(content: Bytes, file: string, key: string | undefined, expected?: Sealed): Bytes {
  const seal = sealOf(file);
  if (seal === "plain" && key !== undefined) throw new Error(`${file} is not sealed with BACKUP_KEY.`);
  const hash = createHash("sha256");
  const raw = async function* (): Bytes {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const plain = seal === "plain" ? raw() : decrypted(raw(), key, file);
  const isCompressed = path.basename(file, suffixes[seal]).endsWith(zstdSuffix);
  yield* isCompressed ? through(plain, createZstdDecompress()) : plain;
  if (expected !== undefined && hash.digest("hex") !== expected.sha256) {
    throw new Error(`${file} is damaged: it is not what was written.`);
  }
}
