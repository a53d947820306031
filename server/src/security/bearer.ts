import { hash, timingSafeEqual } from "node:crypto";

const digestOf = (text: string): Buffer => hash("sha256", text, "buffer");

/** Whether an `Authorization` header is `Bearer` with this token. Digests have one length, as a safe comparison needs. */
export const bearsToken = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digestOf(authorization ?? ""), digestOf(`Bearer ${token}`));
