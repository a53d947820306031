import { ECDH } from "node:crypto";

/** Whether a browser's key is a point on P-256; encrypting for any other key always fails. */
export function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url", "hex", "uncompressed") === hexOf(p256dh);
  } catch {
    return false;
  }
}

const hexOf = (base64url: string) => Buffer.from(base64url, "base64url").toString("hex");
