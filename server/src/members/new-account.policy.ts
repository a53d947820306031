import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/accounts/accounts";
import { validation } from "@mindreel/messages/wire";
import { mixesScripts } from "#domain/names/spelling.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { type CommonPasswords, passwordFaults } from "./password.ts";

/** Control and invisible characters anywhere, or white space at either end. */
const invalidUsername = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|^\s|\s$/u;

/** A username in one form of Unicode. */
export const usernameOf = (text: string): string => text.normalize("NFKC").replace(/ {2,}/g, " ");

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The password as it was entered again. */
  readonly password2: string;
}

/** What is wrong with a username, apart from being taken. */
export function usernameFault(username: string): Sentence | undefined {
  if (username.trim() === "") return sentence(validation, "blank");
  if (username.length > limits.username) return sentence(validation, "maxLength", { limit: limits.username });
  if (invalidUsername.test(username)) return sentence(refusals, "invisibleUsername");
  return mixesScripts(username) ? sentence(refusals, "mixedUsername") : undefined;
}

/** What is wrong with the fields of a new account, by field. */
export function newAccountFaults(account: NewAccount, common: CommonPasswords): Record<string, Sentence[]> {
  const errors: Record<string, Sentence[]> = {};
  const unusable = usernameFault(account.username);
  if (unusable !== undefined) errors["username"] = [unusable];
  const faults = passwordFaults(account.password, account, common);
  if (faults.length > 0) errors["password"] = faults;
  if (account.password !== account.password2) errors["password2"] = [sentence(refusals, "passwordsDiffer")];
  return errors;
}
