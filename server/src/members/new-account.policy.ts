import { refusals } from "@mindreel/messages/accounts/accounts";
import { validation } from "@mindreel/messages/wire";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { type CommonPasswords, passwordFaults } from "./password.ts";

/** Control and invisible formatting characters anywhere, or white space at either end. */
const invalidUsername = /[\p{Cc}\p{Cf}]|^\s|\s$/u;

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The password as it was entered again. */
  readonly password2: string;
}

/** What is wrong with the fields of a new account, by field. */
export function newAccountFaults(account: NewAccount, common: CommonPasswords): Record<string, Sentence[]> {
  const errors: Record<string, Sentence[]> = {};
  if (account.username.trim() === "") errors["username"] = [sentence(validation, "blank")];
  else if (invalidUsername.test(account.username)) {
    errors["username"] = [sentence(refusals, "invisibleUsername")];
  }
  const faults = passwordFaults(account.password, account, common);
  if (faults.length > 0) errors["password"] = faults;
  if (account.password !== account.password2) errors["password2"] = [sentence(refusals, "passwordsDiffer")];
  return errors;
}
