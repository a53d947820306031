import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { systemEnvironment } from "#config/config.ts";
import { type Encoded, isEncoded, type Picture } from "./picture-messages.ts";

/** A picture that cannot be used. The message is for the person who sent it. */
export class PictureError extends Error {}

const script = fileURLToPath(new URL("./picture-encoder.child.ts", import.meta.url));
/** Milliseconds. No picture within the limits takes nearly as long. */
const timeLimit = 30_000;
/** Milliseconds without work after which the process ends, to give its memory back. */
const idleLimit = 10_000;

/** @throws PictureError */
function request(child: ChildProcess, picture: Picture): Promise<Encoded> {
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
 * Checks pictures by their content and re-encodes them as WebP in every width, cropped and without metadata. One at a
 * time, since decoding a picture takes memory in proportion to its size, and in a process of its own (see
 * picture-encoder.child.ts) that lives only while there is work.
 */
export function createEncoder() {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function running(): ChildProcess {
    if (child?.connected) return child;
    // By default glibc keeps freed memory in one arena for each thread.
    const env = { ...systemEnvironment(), MALLOC_ARENA_MAX: "1" };
    child = fork(script, { env, execArgv: [], serialization: "advanced" });
    return child;
  }

  async function encode(picture: Picture): Promise<ReadonlyMap<string, Uint8Array>> {
    clearTimeout(idle);
    const worker = running();
    worker.ref();
    worker.channel?.ref();
    try {
      const encoded = await request(worker, picture);
      if ("refused" in encoded) throw new PictureError(encoded.refused);
      return encoded.files;
    } finally {
      // An idle child does not keep this process running, and ends with it.
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
