import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "#config/storage-settings.ts";
import { createS3Client } from "#ports/storage/s3-client.ts";
import type { BackupStorage, Bytes } from "./storage.ts";

/** Stores accept up to 10,000 parts, so a file may have 160 GB. All parts but the last must have the same size. */
const partBytes = 16 * 1024 * 1024;
/** Milliseconds, long enough to upload a part over a slow connection. */
const timeouts = { connectionTimeout: 5_000, requestTimeout: 300_000 };
/** Files removed concurrently. */
const atOnce = 8;

/** Splits content into parts; the last one may be shorter, and is empty if there is no content. */
async function* partsOf(content: Bytes): AsyncIterable<{ body: Buffer; last: boolean }> {
  let [waiting, length]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of content) {
    waiting.push(chunk);
    length += chunk.length;
    while (length > partBytes) {
      const all = Buffer.concat(waiting);
      yield { body: all.subarray(0, partBytes), last: false };
      const rest = all.subarray(partBytes);
      [waiting, length] = [[rest], rest.length];
    }
  }
  yield { body: Buffer.concat(waiting), last: true };
}

/** Backups below a path in a bucket of an S3-compatible store. */
export function bucketStorage(settings: S3Settings, prefix: string): BackupStorage {
  const client = createS3Client(settings, timeouts);
  const Bucket = settings.bucket;
  const root = prefix === "" ? "" : `${prefix}/`;

  async function* keysBelow(folder: string): AsyncIterable<string> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${root}${folder}/` });
    for await (const page of pages) for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
  }

  /** Uploads a long file part by part. Nothing of it is visible before it is complete. */
  async function writeInParts(Key: string, parts: AsyncIterable<{ body: Buffer }>): Promise<void> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    try {
      const Parts: CompletedPart[] = [];
      for await (const { body } of parts) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body: body }));
        Parts.push({ PartNumber, ETag });
      }
      await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
    } catch (error) {
      // Parts that cannot be removed now are left to the bucket's lifecycle rule, if it has one.
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
      throw error;
    }
  }

  async function drop(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += atOnce) {
      const some = keys.slice(at, at + atOnce);
      await Promise.all(some.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
    }
  }

  return {
    list: async (folder) => (await Array.fromAsync(keysBelow(folder))).map((key) => key.slice(root.length)),
    open: async (path) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: root + path }));
        if (!(Body instanceof Readable)) throw new Error(`${path} has no content`);
        return Body;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    write: async (path, content) => {
      const Key = root + path;
      const parts = partsOf(content)[Symbol.asyncIterator]();
      const first = await parts.next();
      if (first.done) return;
      if (first.value.last) {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: first.value.body }));
        return;
      }
      await writeInParts(
        Key,
        (async function* () {
          yield first.value;
          yield* { [Symbol.asyncIterator]: () => parts };
        })(),
      );
    },
    remove: (paths) => drop(paths.map((path) => root + path)),
    removeFolder: async (folder) => drop(await Array.fromAsync(keysBelow(folder))),
  };
}
