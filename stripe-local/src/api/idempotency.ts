import { ApiError } from "./errors.ts";

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

interface Kept {
  readonly asked: string;
  readonly answer: Promise<Answered>;
  done: boolean;
}

/** The same key answers the same, once it has answered; while it has not, it is in use. */
export function createIdempotency() {
  const kept = new Map<string, Kept>();
  return async (
    key: string | undefined,
    asked: string,
    work: () => Promise<Answered>,
  ): Promise<Answered & { replayed: boolean }> => {
    if (key === undefined) return { ...(await work()), replayed: false };
    const known = kept.get(key);
    if (known !== undefined) {
      if (known.asked !== asked) {
        const message =
          "Keys for idempotent requests can only be used with the same parameters they were first used with.";
        throw new ApiError(400, "idempotency_error", message);
      }
      if (!known.done) {
        const message = "There is currently another in-progress request using this Idempotent Key.";
        throw new ApiError(409, "idempotency_error", message, { code: "idempotency_key_in_use" });
      }
      return { ...(await known.answer), replayed: true };
    }
    const entry: Kept = { asked, answer: work(), done: false };
    kept.set(key, entry);
    try {
      const answer = await entry.answer;
      entry.done = true;
      return { ...answer, replayed: false };
    } catch (error) {
      // Nothing was begun: a request that is refused at the door does not use up its key.
      kept.delete(key);
      throw error;
    }
  };
}
