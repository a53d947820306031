import { allGroups } from "@mindreel/messages/catalogue";
import { forServer } from "@mindreel/messages/for-server";
import { inLanguage, sayOwn } from "@mindreel/messages/in-language";
import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { reworded } from "@mindreel/messages/reworded";
import { readTranslation } from "@mindreel/messages/translations";
import { expect, it, onTestFinished } from "vitest";

const built = { play: "Play {title}", places: { home: "At home" }, days: { one: "1 day", other: "{count} days" } };

it("puts other texts in the place of those that are built in, and leaves out what has no such place", () => {
  const changed = reworded(built, "catalogue/videos:card.", {
    "catalogue/videos:card.places.home": "My place",
    ...{ "catalogue/videos:card.places": { other: "x" }, "catalogue/videos:card.gone": "x" },
    ...{ "catalogue/videos:card.play.deep": "x", "catalogue/videos:card.play": { other: "x" } },
    ...{ "catalogue/videos:card.gone.deep": "x", "catalogue/videos:play": "x", "catalogue/series:card.play": "x" },
  });
  expect(changed).toEqual({ ...built, places: { home: "My place" } });
  expect(built.places.home).toBe("At home");
  expect(reworded(built, "catalogue/videos:card.", {})).toBe(built);
});

it("finds the place of a message whose name contains dots", () => {
  const actions = { video: "Videos", "video.create": "Video created" };
  expect(reworded(actions, "app:", { "app:video.create": "Video angelegt" })).toEqual({
    ...actions,
    "video.create": "Video angelegt",
  });
});

it("has a place for every text of a translation", async () => {
  const marked = Object.fromEntries(Object.keys(readTranslation("de")).map((id) => [id, "marked"]));
  const texts = (tree: unknown): unknown[] =>
    typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(texts) : [tree];
  for (const { messages, beginning } of await allGroups())
    expect(new Set(texts(reworded(messages, beginning, marked))), beginning).toEqual(new Set(["marked"]));
});

it("takes one text, or other forms, in the place of a plural", () => {
  expect(reworded(built, "app:", { "app:days": "some days" }).days).toBe("some days");
  expect(reworded(built, "app:", { "app:days": { other: "{count} nights" } }).days).toEqual({
    other: "{count} nights",
  });
});

it("says the owner's words in their language, until others are said", () => {
  onTestFinished(() => sayOwn({}));
  const group = forServer("some/file:group.", { ...built });
  const words = (language: "de" | "en") => inLanguage(group, language).play;
  sayOwn({ de: { "some/file:group.play": "Los: {title}", "some/file:play": "x" } });
  expect([words("de"), words("en")]).toEqual(["Los: {title}", "Play {title}"]);
  expect(inLanguage(group, "de")).toBe(inLanguage(group, "de"));
  sayOwn({ de: { "some/file:group.play": "Ab: {title}" } });
  expect(words("de")).toBe("Ab: {title}");
  sayOwn({});
  expect(words("de")).toBe("Play {title}");
});

it("reads a translation, and the English text where there is none", () => {
  const texts = (language: "en" | "de" | "ar") => Object.values(inLanguage(refusals, language));
  expect(texts("en")).toEqual(Object.values(refusals));
  expect(texts("de")).toHaveLength(texts("en").length);
  expect(texts("de").filter((text) => texts("en").includes(text))).toEqual([]);
  expect(texts("ar").join()).toMatch(/\p{Script=Arabic}/u);
  expect(inLanguage(forServer("some/file:", { ...built }), "de")).toEqual(
    inLanguage(forServer("some/file:", built), "en"),
  );
});
