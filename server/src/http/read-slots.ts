import { TooSoon } from "#domain/errors.ts";

/** The browser makes one or two at a time; those of a page that was left end. */
const perMember = 4;

/** Limits the costly reads that a member has the database work on at once, so that nobody else waits for them. */
export function createReadSlots() {
  const taken = new Map<number, number>();

  /** @throws TooSoon */
  return async <T>(memberId: number, read: () => Promise<T>): Promise<T> => {
    const own = taken.get(memberId) ?? 0;
    if (own >= perMember) throw new TooSoon(1);
    taken.set(memberId, own + 1);
    try {
      return await read();
    } finally {
      const left = (taken.get(memberId) ?? 1) - 1;
      if (left > 0) taken.set(memberId, left);
      else taken.delete(memberId);
    }
  };
}
