import { createHash, randomInt } from "node:crypto";

const count = 10;
/** 75 bits: too many to guess, so a fast hash is safe and attempts need no limit. */
const length = 15;
/** Crockford's base 32: no letter that could be mistaken for a digit. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

const newCode = () =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
    .join("")
    .replaceAll(/(.{5})(?=.)/g, "$1-");

/** New codes in plain text, grouped for writing down. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** The hash that the database stores. Case, spaces, dashes and look-alike letters in the input are ignored. */
export function hashRecoveryCode(userId: number, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  return createHash("sha256").update(`${userId}:${plain}`).digest("base64url");
}
