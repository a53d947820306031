import { pictures as sentences } from "@mindreel/messages/media";
import { TooSoon } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";

/** A picture that a member uploaded. */
export interface Upload {
  readonly content: Buffer;
  /** Aborts when the client disconnects: nobody waits for the picture any more. */
  readonly gone?: AbortSignal;
}

/** One being encoded, and one in the queue. */
const perMember = 2;
const inAll = 10;

/**
 * Limits the uploaded pictures in memory, from their first byte to the response. They are few, since one encoder
 * handles them in turn; no member can take all places.
 */
export function createUploadSlots() {
  const taken = new Map<number, number>();
  let all = 0;

  /**
   * Takes a place for a member's picture.
   * @returns a function that releases it
   * @throws TooSoon
   */
  return (memberId: number): (() => void) => {
    const own = taken.get(memberId) ?? 0;
    if (own >= perMember) {
      throw new TooSoon(5, "rate_limited", sentence(sentences, "ownWaits"));
    }
    if (all >= inAll) {
      throw new TooSoon(10, "rate_limited", sentence(sentences, "manyWait"));
    }
    taken.set(memberId, own + 1);
    all++;
    return () => {
      const left = (taken.get(memberId) ?? 1) - 1;
      if (left > 0) taken.set(memberId, left);
      else taken.delete(memberId);
      all--;
    };
  };
}

export type UploadSlots = ReturnType<typeof createUploadSlots>;
