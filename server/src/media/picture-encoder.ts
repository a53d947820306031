import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { pictures } from "@mindreel/messages/media";
import { systemEnvironment } from "#config/config.ts";
import { AppError } from "#domain/errors.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { sourceFile } from "#files/source-file.ts";
import { type Encoded, isEncoded, isReady, type Picture, type Refused } from "./picture-messages.ts";
import { hasTooManyParts } from "./picture-structure.ts";

/** A picture that cannot be used, with a message for its sender. */
export class PictureError extends Error {
  readonly sentence: Sentence;

  constructor(message: Sentence) {
    super(message(sourceLanguage));
    this.sentence = message;
  }
}

const refused = ({ refused: why, megapixels = 0 }: Refused) =>
  new PictureError(why === "tooLargeForKind" ? sentence(pictures, why, { megapixels }) : sentence(pictures, why));

const script = sourceFile("media/picture-encoder.child.ts");
/** Milliseconds of CPU time, so that a busy machine refuses no picture. None within the limits takes nearly as much. */
const processorLimit = 5_000;
/** Milliseconds in all, and of CPU time for background work. */
const timeLimit = 120_000;
/** The niceness of background work, which gets only the CPU time that others leave. */
const low = 10;
/** Milliseconds of idleness after which the process ends, to free its memory. */
const idleLimit = 10_000;

const unreadable = () => new PictureError(sentence(pictures, "unreadable"));
const tooManyParts = () => new PictureError(sentence(pictures, "tooManyParts"));
const brokenOff = () => new PictureError(sentence(pictures, "brokenOff"));
const closing = () => new AppError("unavailable");

/** A picture in the queue. */
interface Order {
  readonly picture: Picture;
  readonly gone: AbortSignal | undefined;
  readonly resolve: (files: ReadonlyMap<string, Uint8Array>) => void;
  readonly reject: (reason: unknown) => void;
}

/** A child's next message that passes the check. @throws PictureError if the child ends first */
function messageOf<Message>(child: ChildProcess, passes: (message: unknown) => message is Message): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      child.off("message", answered).off("exit", ended).off("error", failed);
      done();
    };
    const answered = (message: unknown) => passes(message) && settle(() => resolve(message));
    const ended = () => settle(() => reject(unreadable()));
    const failed = (error: Error) => settle(() => reject(error));
    child.on("message", answered).on("exit", ended).on("error", failed);
  });
}

/**
 * Checks pictures by their content and re-encodes them in every width, cropped and without metadata. One at a time,
 * since decoding takes memory in proportion to a picture's size, and in a separate process (see
 * picture-encoder.child.ts) that lives only while there is work.
 * @param patient for background work
 */
export function createEncoder(patient = false) {
  let child: { readonly process: ChildProcess; readonly ready: Promise<unknown> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let working = false;
  let closed = false;
  const waiting: Order[] = [];

  function running(): NonNullable<typeof child> {
    if (child?.process.connected) return child;
    // By default glibc keeps freed memory in one arena per thread.
    const env = { ...systemEnvironment(), MALLOC_ARENA_MAX: "1" };
    const limit = String(patient ? timeLimit : processorLimit);
    const started = fork(script, [limit], { env, execArgv: [], serialization: "advanced" });
    started.once("exit", () => forget(started));
    if (patient && started.pid !== undefined) setPriority(started.pid, low);
    child = { process: started, ready: messageOf(started, isReady) };
    return child;
  }

  /** A killed process still counts as connected for a moment. */
  function forget(worker: ChildProcess): void {
    if (child?.process === worker) child = undefined;
  }

  function end(worker: ChildProcess): void {
    forget(worker);
    worker.kill("SIGKILL");
  }

  async function ask(worker: ChildProcess, picture: Picture): Promise<Encoded> {
    const limit = setTimeout(() => end(worker), timeLimit);
    try {
      const answer = messageOf(worker, isEncoded);
      worker.send(picture);
      return await answer;
    } finally {
      clearTimeout(limit);
    }
  }

  async function encode({ picture, gone }: Order): Promise<ReadonlyMap<string, Uint8Array>> {
    clearTimeout(idle);
    const { process: worker, ready } = running();
    const drop = () => end(worker);
    worker.ref();
    worker.channel?.ref();
    gone?.addEventListener("abort", drop);
    try {
      await ready;
      const encoded = await ask(worker, picture);
      if ("refused" in encoded) throw refused(encoded);
      return encoded.files;
    } catch (error) {
      throw closed ? closing() : error;
    } finally {
      gone?.removeEventListener("abort", drop);
      // An idle child does not keep this process running, and ends with it.
      worker.unref();
      worker.channel?.unref();
      idle = setTimeout(() => worker.connected && worker.disconnect(), idleLimit).unref();
    }
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      await encode(order).then(order.resolve, order.reject);
    }
    working = false;
  }

  return {
    /**
     * @param gone drops the picture when it aborts, even during decoding
     * @throws PictureError; AppError 503 once the encoder is closed
     */
    encode: (picture: Picture, gone?: AbortSignal): Promise<ReadonlyMap<string, Uint8Array>> =>
      new Promise((resolve, reject) => {
        if (closed) return reject(closing());
        if (gone?.aborted) return reject(brokenOff());
        if (hasTooManyParts(picture.content)) return reject(tooManyParts());
        const order: Order = { picture, gone, resolve, reject };
        gone?.addEventListener("abort", () => {
          const at = waiting.indexOf(order);
          if (at >= 0) waiting.splice(at, 1);
          reject(brokenOff());
        });
        waiting.push(order);
        void work();
      }),

    /** Drops all pictures and ends the process. */
    close: (): void => {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(closing());
      if (child !== undefined) end(child.process);
    },
  };
}
