import { ApiError } from "./errors.ts";

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

interface Entry {
  readonly request: string;
  readonly reply: Promise<Reply>;
  done: boolean;
}

/** Replays the first response to requests with a known key. As at Stripe, a key is in use until it has one. */
export function createIdempotency() {
  const entries = new Map<string, Entry>();
  return async (
    key: string | undefined,
    request: string,
    work: () => Promise<Reply>,
  ): Promise<Reply & { replayed: boolean }> => {
    if (key === undefined) return { ...(await work()), replayed: false };
    const known = entries.get(key);
    if (known !== undefined) {
      if (known.request !== request) {
        const message =
          "Keys for idempotent requests can only be used with the same parameters they were first used with.";
        throw new ApiError(400, "idempotency_error", message);
      }
      if (!known.done) {
        const message = "There is currently another in-progress request using this Idempotent Key.";
        throw new ApiError(409, "idempotency_error", message, { code: "idempotency_key_in_use" });
      }
      return { ...(await known.reply), replayed: true };
    }
    const entry: Entry = { request, reply: work(), done: false };
    entries.set(key, entry);
    try {
      const reply = await entry.reply;
      entry.done = true;
      return { ...reply, replayed: false };
    } catch (error) {
      // A refused request changed nothing, so it does not use up its key.
      entries.delete(key);
      throw error;
    }
  };
}
