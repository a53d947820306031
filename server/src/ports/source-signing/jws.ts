import { sign } from "node:crypto";

/** When an address expires, in whole seconds since 1970 as every provider counts. */
export const expiryOf = (now: Date, lifetime: number): number => Math.floor(now.getTime() / 1000) + lifetime;

export const asDate = (seconds: number): Date => new Date(seconds * 1000);

const base64url = (text: string): string => Buffer.from(text).toString("base64url");

/**
 * Signs with RS256 (RFC 7515).
 * @param header as JSON
 * @param payload as JSON
 */
export function rs256(header: string, payload: string, privateKey: string): string {
  const content = `${base64url(header)}.${base64url(payload)}`;
  return `${content}.${sign("sha256", Buffer.from(content), privateKey).toString("base64url")}`;
}
