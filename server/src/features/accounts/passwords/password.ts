import { limits } from "@mindreel/contract/wire/limits";
import type { FieldErrors } from "@mindreel/contract/wire/primitives";
import { hash, verify } from "@node-rs/argon2";

/** In lower case. */
export type CommonPasswords = Pick<ReadonlySet<string>, "has">;

let common: Promise<CommonPasswords> | undefined;

/** The passwords that are guessed first: many, so they are loaded when somebody first chooses a password. */
export function commonPasswords(): Promise<CommonPasswords> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map((word) => word.toLowerCase())),
  );
  return common;
}

/** Keyboards differ in how they encode the same character, so passwords are compared in one Unicode form. */
const normal = (password: string) => password.normalize("NFKC");

/**
 * What is wrong with a new password, in sentences for its owner. There are no composition rules: a password needs some
 * length, and must not be among the first guesses.
 */
export function passwordFaults(
  password: string,
  owner: { username: string; email: string },
  common: CommonPasswords,
): string[] {
  const length = [...password].length;
  if (length < limits.passwordMin) return [`Use at least ${limits.passwordMin} characters.`];
  if (length > limits.passwordMax) return [`Use at most ${limits.passwordMax} characters.`];
  const lower = normal(password).toLowerCase();
  if (common.has(lower)) return ["This password is too common."];
  const email = owner.email.toLowerCase();
  if ([owner.username.toLowerCase(), email, email.split("@")[0]].includes(lower)) {
    return ["The password must not be your username or e-mail address."];
  }
  return [];
}

/** The fields at fault in a form that asks for a new password twice. */
export function newPasswordFaults(
  { new_password1, new_password2 }: { new_password1: string; new_password2: string },
  owner: { username: string; email: string },
  common: CommonPasswords,
): FieldErrors {
  const faults = passwordFaults(new_password1, owner, common);
  return {
    ...(faults.length > 0 && { new_password1: faults }),
    ...(new_password1 !== new_password2 && { new_password2: ["The two passwords do not match."] }),
  };
}

export const hashPassword = (password: string): Promise<string> => hash(normal(password));

/**
 * Verified when an address is unknown, so that a sign-in takes the same time whether or not it is known. Of 32 random bytes
 * that nobody has, made as `hashPassword` makes its hashes.
 */
export const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$yKHIZkkSWg+TVCb/lUl7Uw$ltVagaurT/V4P6uvl4Hr0+JlDiMJty02HgzuR+jpcZ4";

export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? decoyHash, normal(password));
  return matches && typeof passwordHash === "string";
}
