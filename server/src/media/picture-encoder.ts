import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What the encoding process is sent. */
export interface Picture {
  readonly content: Uint8Array;
  /** In pixels. */
  readonly widths: readonly number[];
  readonly ratio: number;
}

/** What it answers: a file for each width, or why there are none. */
export type Encoded = { readonly files: ReadonlyMap<string, Uint8Array> } | { readonly refused: string };

export const isPicture = (message: unknown): message is Picture =>
  typeof message === "object" && message !== null && "content" in message && message.content instanceof Uint8Array;

const isEncoded = (message: unknown): message is Encoded =>
  typeof message === "object" && message !== null && ("files" in message || "refused" in message);

/** A picture cannot be used; the message is for the person who sent it. */
export class PictureError extends Error {}

const script = fileURLToPath(new URL("./picture-encoder.child.ts", import.meta.url));
/** Milliseconds: no picture within the limits takes nearly as long. */
const timeLimit = 30_000;
/** Milliseconds without work, after which the process ends and its memory is free. */
const idleLimit = 10_000;

/** The system's settings that a process needs to start; none of ours, which hold secrets. */
const systemSettings = () =>
  Object.fromEntries(
    ["PATH", "SystemRoot", "LD_LIBRARY_PATH"].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** One picture, one answer. @throws PictureError */
function ask(child: ChildProcess, picture: Picture): Promise<Encoded> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(limit);
      child.off("message", answered).off("exit", ended).off("error", reject);
      done();
    };
    const answered = (message: unknown) => isEncoded(message) && settle(() => resolve(message));
    const ended = () =>
      settle(() => reject(new PictureError("The picture cannot be read. Save it anew and try again.")));
    const limit = setTimeout(() => child.kill("SIGKILL"), timeLimit);
    child.on("message", answered).on("exit", ended).on("error", reject);
    child.send(picture);
  });
}

/**
 * Checks pictures by their content and re-encodes them (cut to their shape, WebP, no metadata) in every width. One at a
 * time, whoever uploads, since decoding takes memory by the size of the picture; in a process of its own (see
 * picture-encoder.child.ts) that is there only while there is work.
 */
export function createEncoder() {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function running(): ChildProcess {
    if (child?.connected) return child;
    // glibc keeps what each thread once took, in an arena a thread: one is enough here.
    const env = { ...systemSettings(), MALLOC_ARENA_MAX: "1" };
    child = fork(script, { env, execArgv: [], serialization: "advanced" });
    return child;
  }

  async function encode(picture: Picture): Promise<ReadonlyMap<string, Uint8Array>> {
    clearTimeout(idle);
    const worker = running();
    worker.ref();
    worker.channel?.ref();
    try {
      const encoded = await ask(worker, picture);
      if ("refused" in encoded) throw new PictureError(encoded.refused);
      return encoded.files;
    } finally {
      // It keeps no process from ending, and ends with it.
      worker.unref();
      worker.channel?.unref();
      idle = setTimeout(() => worker.connected && worker.disconnect(), idleLimit).unref();
    }
  }

  /** @throws PictureError */
  return (picture: Picture): Promise<ReadonlyMap<string, Uint8Array>> => {
    const encoding = queue.then(() => encode(picture));
    queue = encoding.catch(() => undefined);
    return encoding;
  };
}
