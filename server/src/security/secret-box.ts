import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const cipher = "aes-256-gcm";
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts secrets for storage in the database, such as authenticator keys. */
export interface SecretBox {
  /** @param context the owner of the secret; it can be opened only for them */
  readonly seal: (text: string, context: string) => Promise<string>;
  /** @throws Error for a secret that was sealed with another key or for another context */
  readonly open: (sealed: string, context: string) => Promise<string>;
}

async function readKey(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), "base64url");
  if (key.length !== keyBytes) throw new Error(`${file} holds no key. Put back the one from your backup.`);
  return key;
}

/** If several servers start on one folder, all of them use the key of the first. */
async function makeKey(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(keyBytes).toString("base64url")}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
}

/** @param folder holds the key, which is created on first use */
export function createSecretBox(folder: string): SecretBox {
  const file = path.join(folder, "secret-box.key");
  let known: Buffer | undefined;

  async function keyToSeal(): Promise<Buffer> {
    known ??= await readKey(file);
    if (known === undefined) {
      await makeKey(file);
      known = await readKey(file);
    }
    if (known === undefined) throw new Error(`${file} cannot be written`);
    return known;
  }

  /** Never creates a key: a new one could not open older secrets. */
  async function keyToOpen(): Promise<Buffer> {
    known ??= await readKey(file);
    if (known === undefined) throw new Error(`${file} is gone. Put back the one from your backup.`);
    return known;
  }

  return {
    seal: async (text, context) => {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, await keyToSeal(), iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), body]).toString("base64url");
    },

    open: async (sealed, context) => {
      const bytes = Buffer.from(sealed, "base64url");
      const iv = bytes.subarray(0, ivBytes);
      const opening = createDecipheriv(cipher, await keyToOpen(), iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString("utf8");
      } catch (error) {
        throw new Error(`a secret cannot be decrypted: is ${file} the key it was encrypted with?`, {
          cause: error,
        });
      }
    },
  };
}
