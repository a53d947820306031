import { sign } from "node:crypto";

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
