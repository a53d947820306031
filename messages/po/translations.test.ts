import type { Message } from "@mindreel/messages/format";
import type { Texts } from "@mindreel/messages/reworded";
import { faultsOf } from "@mindreel/messages/translations";
import { expect, it } from "vitest";

const english = new Map<string, Message>([
  ["app:menu.home", "Home"],
  ["app:menu.hello", "Hello {name}, <link>go on</link>"],
  ["app:menu.days", { one: "{count} day", other: "{count} days" }],
]);
const good: Texts = {
  "app:menu.home": "البداية",
  "app:menu.hello": "مرحبًا {name}، <link>تابع</link>",
  "app:menu.days": { one: "يوم", two: "يومان", few: "{count} أيام", many: "{count} يومًا", other: "{count} يوم" },
};
const { "app:menu.hello": _, ...withoutHello } = good;
const swapped = Object.fromEntries(Object.entries(good).toReversed());

it("finds nothing wrong with a complete translation, whose plurals may all be alike", () => {
  expect(faultsOf("ar", english, good)).toEqual([]);
  expect(faultsOf("ar", english, { ...good, "app:menu.days": { other: "{count} يوم" } })).toEqual([]);
});

it.each([
  ["a missing message", withoutHello, "app:menu.hello is missing; it comes after app:menu.home"],
  ["a message too many", { ...good, "app:gone": "x" }, "app:gone is in no English file"],
  ["another order", swapped, /^app:menu.days is not where it is in English/],
  ["no text", { ...good, "app:menu.home": " " }, "app:menu.home: It says nothing."],
  ["a lost placeholder", { ...good, "app:menu.hello": "<link>تابع</link>" }, /^app:menu.hello: It has .* instead of /],
  [
    "a tag that is not closed",
    { ...good, "app:menu.hello": "{name} <link>" },
    /^app:menu.hello: It has .* instead of /,
  ],
  ["forms of a text without any", { ...good, "app:menu.home": { other: "x" } }, /It is one text, without forms/],
  ["one text for a plural", { ...good, "app:menu.days": "{count} يوم" }, /It needs a form for each kind of number/],
  [
    "a plural with English forms",
    { ...good, "app:menu.days": { one: "يوم", other: "{count} يوم" } },
    /lacks the form two, few, many/,
  ],
  ["a number that is nowhere", { ...good, "app:menu.days": { other: "أيام" } }, /it needs {count}/],
  ["something else than texts", { ...good, "app:menu.home": 3 } as unknown as Texts, /It is neither a text nor/],
])("finds %s", (_case, texts, fault) => {
  expect(faultsOf("ar", english, texts)).toEqual([typeof fault === "string" ? fault : expect.stringMatching(fault)]);
});

it("finds a form that a language does not have", () => {
  const german: Texts = { "app:menu.days": { one: "ein Tag", few: "x", other: "{count} Tage" } };
  const days = new Map([...english].filter(([id]) => id === "app:menu.days"));
  expect(faultsOf("de", days, german)).toEqual(["app:menu.days: The language has no form few."]);
});
