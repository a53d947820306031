import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "#config/storage-settings.ts";
import { createS3Client } from "./s3-client.ts";
import { type Storage, StorageUnavailable } from "./storage.port.ts";

/** The prefix of files in the bucket. */
const filesPrefix = "media/";
/**
 * The prefix of index objects, one for each complete folder: the names of its files, as JSON. A bucket cannot store
 * several files atomically, so this marks a folder as complete. It is written last and removed first.
 */
const indexPrefix = "index/";

/** Milliseconds. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 15_000 };

async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof NoSuchKey) throw cause;
    throw new StorageUnavailable(cause);
  }
}

/**
 * Keeps the files in a bucket of an S3-compatible store.
 * @param listed the number of keys per listing request
 */
export function s3Storage(settings: S3Settings, listed = 1_000): Storage {
  const client = createS3Client(settings, timeouts);
  const { bucket } = settings;

  const write = (key: string, content: Uint8Array) =>
    orUnavailable(client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content })));
  const drop = (key: string) => orUnavailable(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));

  async function open(key: string): Promise<{ size: number; stream: Readable } | null> {
    try {
      const { Body, ContentLength } = await orUnavailable(
        client.send(new GetObjectCommand({ Bucket: bucket, Key: key })),
      );
      if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error(`${key} has no content`);
      return { size: ContentLength, stream: Body };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async function* keysBelow(prefix: string): AsyncIterable<string> {
    const all = paginateListObjectsV2({ client, pageSize: listed }, { Bucket: bucket, Prefix: prefix });
    const pages = all[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await orUnavailable(pages.next());
      if (done) return;
      for (const { Key } of value.Contents ?? []) if (Key !== undefined) yield Key;
    }
  }

  const remove = async (folder: string) => {
    await drop(indexPrefix + folder);
    const keys = await Array.fromAsync(keysBelow(`${filesPrefix}${folder}/`));
    await Promise.all(keys.map(drop));
  };

  return {
    put: async (folder, files) => {
      try {
        await Promise.all([...files].map(([name, content]) => write(`${filesPrefix}${folder}/${name}`, content)));
        await write(indexPrefix + folder, Buffer.from(JSON.stringify([...files.keys()])));
      } catch (error) {
        // Files that cannot be removed now are merely unused: nothing refers to the folder yet.
        await remove(folder).catch(() => undefined);
        throw error;
      }
    },
    read: (folder, name) => open(`${filesPrefix}${folder}/${name}`),
    remove,
    folders: async function* () {
      for await (const key of keysBelow(indexPrefix)) yield key.slice(indexPrefix.length);
    },
    files: async (folder) => {
      const index = await open(indexPrefix + folder);
      // The cast is safe: only `put` writes it.
      return index === null ? [] : (JSON.parse(await text(index.stream)) as string[]);
    },
    check: async () => void (await orUnavailable(client.send(new HeadBucketCommand({ Bucket: bucket })))),
  };
}
