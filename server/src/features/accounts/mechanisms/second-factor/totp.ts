import { Secret, TOTP } from "otpauth";

/** Length of a time step, in seconds. */
const period = 30;

/** A new key: 160 random bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The settings that every authenticator app supports (RFC 6238 defaults). */
const generator = (secret: string, issuer = "", label = "") =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, algorithm: "SHA1", digits: 6, period });

export const keyUri = (secret: string, issuer: string, label: string): string =>
  generator(secret, issuer, label).toString();

/** The time step that contains a moment. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / period);

/** The value of a decimal digit: each script has its ten in a row, one script several times. */
function digit(sign: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint((sign.codePointAt(0) ?? 0) - value - 1))) value++;
  return String(value % 10);
}

/**
 * Removes spaces and invisible signs from a typed code, and takes the digits of every script: keyboards of Arabic,
 * Persian or Hindi type their own ones, Japanese ones full-width digits.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cf}]/gu, "")
    .replaceAll(/\p{Nd}/gu, digit);

/** Whether a plain code has the format of an app's code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * The time step that a plain code belongs to. The previous and the next step are accepted too, since clocks drift.
 * @returns undefined for a wrong code
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = generator(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : stepAt(now) + delta;
}
