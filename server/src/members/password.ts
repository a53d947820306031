import { availableParallelism } from "node:os";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/accounts/accounts";
import { validation } from "@mindreel/messages/wire";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { memoize } from "#domain/work/memoize.ts";

/** In lower case. */
export type CommonPasswords = Pick<ReadonlySet<string>, "has">;

/** The passwords that are guessed first. The list is long, so it is loaded when a password is first chosen. */
export const commonPasswords = memoize(async (): Promise<CommonPasswords> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((word) => word.toLowerCase()));
});

/** Keyboards differ in how they encode the same character, so passwords are compared in one Unicode form. */
const normal = (password: string) => password.normalize("NFKC");

/**
 * What is wrong with a new password, in sentences for its owner. There are no composition rules: a password needs a
 * minimum length and must not be among the first guesses.
 */
export function passwordFaults(
  password: string,
  owner: { username: string; email: string },
  common: CommonPasswords,
): Sentence[] {
  const length = [...password].length;
  if (length < limits.passwordMin) return [sentence(validation, "minLength", { limit: String(limits.passwordMin) })];
  if (length > limits.passwordMax) return [sentence(validation, "maxLength", { limit: String(limits.passwordMax) })];
  const lower = normal(password).toLowerCase();
  if (common.has(lower)) return [sentence(refusals, "passwordCommon")];
  const email = owner.email.toLowerCase();
  if ([owner.username.toLowerCase(), email, email.split("@")[0]].includes(lower)) {
    return [sentence(refusals, "passwordIsName")];
  }
  return [];
}

/** The fields at fault in a form that asks for a new password twice. */
export function newPasswordFaults(
  { new_password1, new_password2 }: { new_password1: string; new_password2: string },
  owner: { username: string; email: string },
  common: CommonPasswords,
): Record<string, Sentence[]> {
  const faults = passwordFaults(new_password1, owner, common);
  return {
    ...(faults.length > 0 && { new_password1: faults }),
    ...(new_password1 !== new_password2 && { new_password2: [sentence(refusals, "passwordsDiffer")] }),
  };
}

/**
 * OWASP counts 7 MiB in five passes as strong as 19 MiB in two. The smaller block stays in the processor's caches, so two
 * more passes cost no more time, and a sign-in displaces less of what else is cached.
 */
const parameters = { memoryCost: 7168, timeCost: 7, parallelism: 1 };

/**
 * Running more hashes at once than there are cores gains nothing: they displace one another's block from the caches, and
 * occupy the threads that file access and name lookups need.
 */
const inTurn = pLimit(availableParallelism());

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normal(password), parameters));

/**
 * Verified when an address is unknown, so that a sign-in takes the same time whether or not the address is known. The
 * hash of 32 discarded random bytes, with the parameters of `hashPassword`.
 */
export const decoyHash =
  "$argon2id$v=19$m=7168,t=7,p=1$cY7bVEN7hbkBlEh7VYQzRA$U5RVT5+YMomiqre7rjrzwsV0LR4i28sWB83pHgtRblc";

export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? decoyHash, normal(password)));
  return matches && typeof passwordHash === "string";
}
