import { Secret, TOTP } from "otpauth";

const seconds = 30;

/** A new key: 160 random bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What every authenticator app understands: SHA-1, six digits, half a minute. */
const generator = (secret: string, issuer = "", label = "") =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, algorithm: "SHA1", digits: 6, period: seconds });

export const keyUri = (secret: string, issuer: string, label: string): string =>
  generator(secret, issuer, label).toString();

/**
 * Which half minute's code this is, of the present one and its two neighbours: clocks differ a little.
 * @returns undefined for no code of theirs
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = generator(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / seconds) + delta;
}
