import { expect, it } from "vitest";
import { accountNamed, greeting } from "./names.ts";

it.each([
  "You won! http://evil.example",
  "evil.example",
  "go to WWW.evil.example now",
  "evil。example",
  "ｅｖｉｌ．ｅｘａｍｐｌｅ",
  "evil\u200b.\u200bexample",
  "someone@evil.example",
  "192.0.2.7",
  "пример.рф",
  "https:evil",
  "//evil",
  "two\nlines",
  " ",
])("does not repeat %j", (name) => {
  expect(greeting(name)).toBe("Hello,");
  expect(accountNamed("Mindreel", name)).toBe("Mindreel account");
});

it.each(["Ada", "J. R. R. Tolkien", "J.R.R. Tolkien", "O’Neill", "Dr. No", "山田 太郎", "member1", "ada_1815", "Wow!"])(
  "greets %s",
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
    expect(accountNamed("Mindreel", name)).toBe(`Mindreel account ${name}`);
  },
);
