import { expect, it } from "vitest";
import { newAccountFaults } from "./new-account.policy.ts";
import { commonPasswords } from "./password.ts";

const common = await commonPasswords();
const password = "a quiet lake at dawn";
const valid = { username: "Ada King", email: "ada@example.com", password, password2: password };

it("accepts a valid registration", () => {
  expect(newAccountFaults(valid, common)).toEqual({});
});

it.each([
  ["a blank username", { username: " \t" }, "username"],
  ["white space around the username", { username: " Ada" }, "username"],
  ["a control character in the username", { username: "Ada\u0007" }, "username"],
  ["an invisible character in the username", { username: "Ada\u200b" }, "username"],
  ["a common password", { password: "Password123", password2: "Password123" }, "password"],
  ["a short password", { password: "short", password2: "short" }, "password"],
  [
    "the username as the password",
    { username: "quiet lake", password: "Quiet Lake", password2: "Quiet Lake" },
    "password",
  ],
  ["two different passwords", { password2: "another one" }, "password2"],
])("rejects %s", (_, change, field) => {
  expect(Object.keys(newAccountFaults({ ...valid, ...change }, common))).toEqual([field]);
});
