import { createHmac, timingSafeEqual } from "node:crypto";

/** The largest id that PostgreSQL's `integer` holds. */
const maxId = 2_147_483_647;

/**
 * Signed ids in links that never expire and work any number of times, such as unsubscribe links; nothing is stored. See
 * docs/decisions/0013-one-time-links.md.
 */
export function createSignedIds(key: string) {
  const tokenOf = (id: number): string => `${id}.${createHmac("sha256", key).update(String(id)).digest("base64url")}`;

  return {
    tokenOf,

    /** Undefined for a forged token. */
    idOf: (token: string): number | undefined => {
      const id = Number(/^([1-9]\d{0,9})\.[\w-]{43}$/.exec(token)?.[1] ?? 0);
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(id))];
      const isRight = id <= maxId && given.length === right.length && timingSafeEqual(given, right);
      return isRight ? id : undefined;
    },
  };
}
