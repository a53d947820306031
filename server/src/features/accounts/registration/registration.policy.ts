import type { RegisterBody } from "@mindreel/contract/accounts/registration";
import { all } from "@mindreel/messages/accounts/refusals/all";
import { all as validation } from "@mindreel/messages/wire/validation/all";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { type CommonPasswords, passwordFaults } from "#features/accounts/mechanisms/passwords/password.ts";

/** Control and invisible formatting characters anywhere, or white space at either end. */
const invalidUsername = /[\p{Cc}\p{Cf}]|^\s|\s$/u;

/** What is wrong with the fields of a registration, by field. */
export function registrationFaults(body: RegisterBody, common: CommonPasswords): Record<string, Sentence[]> {
  const errors: Record<string, Sentence[]> = {};
  if (body.username.trim() === "") errors["username"] = [sentence(validation, "blank")];
  else if (invalidUsername.test(body.username)) {
    errors["username"] = [sentence(all, "invisibleUsername")];
  }
  const faults = passwordFaults(body.password, body, common);
  if (faults.length > 0) errors["password"] = faults;
  if (body.password !== body.password2) errors["password2"] = [sentence(all, "passwordsDiffer")];
  return errors;
}
