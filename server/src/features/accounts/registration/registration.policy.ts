import type { RegisterBody } from "@mindreel/contract/accounts/registration";
import { type CommonPasswords, passwordFaults } from "#features/accounts/passwords/password.ts";

/** Control and invisible formatting characters anywhere, or white space at either end. */
const invalidUsername = /[\p{Cc}\p{Cf}]|^\s|\s$/u;

/** What is wrong with the fields of a registration, by field. */
export function registrationFaults(body: RegisterBody, common: CommonPasswords): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (body.username.trim() === "") errors["username"] = ["This field may not be blank."];
  else if (invalidUsername.test(body.username)) {
    errors["username"] = ["Use no control characters, and no spaces at the start or the end."];
  }
  const faults = passwordFaults(body.password, body, common);
  if (faults.length > 0) errors["password"] = faults;
  if (body.password !== body.password2) errors["password2"] = ["The two passwords do not match."];
  return errors;
}
