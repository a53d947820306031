import { createHash, randomInt } from "node:crypto";

const count = 10;
/** 75 bits: none can be guessed, so a fast hash is right, and no limit on tries is needed. */
const length = 15;
/** Without letters that look like others. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

const newCode = () =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
    .join("")
    .replaceAll(/(.{5})(?=.)/g, "$1-");

/** New codes, as their owner writes them down. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** What the database keeps of a code, however it was typed. */
export function hashRecoveryCode(userId: number, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  return createHash("sha256").update(`${userId}:${plain}`).digest("base64url");
}
