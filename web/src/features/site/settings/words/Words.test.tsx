import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { SettingsForm } from "#features/site/settings/SettingsForm.tsx";
import { own } from "#shared/language/own.ts";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { found, sentencesOf } from "./sentences.ts";
import { Words } from "./Words.tsx";

const patch = "PATCH /api/site/v1/settings/";
const groups = {
  "catalogue/videos:card.": { play: "Play {title}", places: { home: "Café at home" } },
  "app:menu.": { days: { one: "1 day", other: "{count} days" }, home: "Home" },
};
const sentences = sentencesOf(groups);
const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
const open = (words: Parameters<typeof siteSettings>[0] = {}) =>
  show(
    <SettingsForm settings={siteSettings(words)}>
      <Words sentences={sentences} />
    </SettingsForm>,
  );

/** The form while somebody else saves other sentences. */
function SharedSettings() {
  const [saved, save] = useState(siteSettings({ words: { en: { "catalogue/videos:card.play": "See {title}" } } }));
  const theirs = siteSettings({ words: { en: { "app:menu.days": "{count} nights" }, de: { "app:menu.home": "Los" } } });
  return (
    <>
      <button type="button" onClick={() => save({ ...theirs, version: 4 })}>
        Somebody saves
      </button>
      <SettingsForm settings={saved}>
        <Words sentences={sentences} />
      </SettingsForm>
    </>
  );
}

describe("the app's sentences", () => {
  it("are found by their text, reworded, and saved", async () => {
    const sent = responds(patch, siteSettings());
    const { user, press } = open();
    await user.type(screen.getByRole("searchbox", { name: "Find a sentence" }), "cafe HOME");
    expect(screen.getByRole("listitem").textContent).toContain("Watching");
    await press("Change: Café at home");
    await user.clear(field("Your sentence"));
    screen.getByText("A sentence needs words.");
    await user.type(field("Your sentence"), "My place");
    await press("Save");
    await toast("Saved. Visitors see it from now on.");
    expect(sent[0]?.body).toEqual({ version: 3, words: { en: { "catalogue/videos:card.places.home": "My place" } } });
  });

  it("keep their placeholders, or show at once what is missing", async () => {
    const { user, press } = open();
    await user.type(screen.getByRole("searchbox", { name: "Find a sentence" }), "play");
    await press("Change: Play {title}");
    await user.clear(field("Your sentence"));
    await user.type(field("Your sentence"), "Watch it");
    screen.getByText("It needs {title}.");
    await user.type(field("Your sentence"), ": {{title}");
    await waitFor(() => expect(screen.queryByText(/It needs/)).toBeNull());
  });

  it("have a field for each plural form", async () => {
    const { user, press } = open();
    await user.type(screen.getByRole("searchbox", { name: "Find a sentence" }), "day");
    await press("Change: {count} days");
    expect([field("For one").value, field("For other numbers").value]).toEqual(["1 day", "{count} days"]);
  });

  it("keep those that somebody else has reworded meanwhile", async () => {
    const sent = responds(patch, siteSettings());
    const { user, press } = show(<SharedSettings />);
    await user.type(screen.getByRole("searchbox", { name: "Find a sentence" }), "Café");
    await press("Change: Café at home");
    await user.clear(field("Your sentence"));
    await user.type(field("Your sentence"), "My place");
    await press("Somebody saves");
    await press("Save");
    await toast("Saved. Visitors see it from now on.");
    const en = { "app:menu.days": "{count} nights", "catalogue/videos:card.places.home": "My place" };
    expect(sent[0]?.body).toEqual({ version: 4, words: { en, de: { "app:menu.home": "Los" } } });
  });

  it("are listed once changed, and can be reset to the built-in wording", async () => {
    const sent = responds(patch, siteSettings());
    const { press } = open({ words: { en: { "app:menu.home": "Start" }, de: { "app:menu.home": "Los" } } });
    screen.getByText("Changed sentences");
    await press("Change: Start");
    screen.getByText("Built in: Home");
    await press("Back to the built-in sentence");
    await press("Save");
    await toast("Saved. Visitors see it from now on.");
    expect(sent[0]?.body).toEqual({ version: 3, words: { de: { "app:menu.home": "Los" } } });
  });
});

describe("the keyboard's focus", () => {
  const focused = () => document.activeElement;

  it("goes to a sentence's field, and back to its button", async () => {
    const { user, press } = open();
    await user.type(screen.getByRole("searchbox", { name: "Find a sentence" }), "café");
    await press("Change: Café at home");
    expect(focused()).toBe(field("Your sentence"));
    await user.keyboard("!");
    await press("Back to the built-in sentence");
    expect(focused()).toBe(field("Your sentence"));
    await press("Done");
    expect(focused()).toBe(screen.getByRole("button", { name: "Change: Café at home" }));
  });

  it("stays in the list of changed sentences when the one being edited is reset", async () => {
    const { press } = open({ words: { en: { "app:menu.home": "Start" } } });
    await press("Change: Start");
    await press("Back to the built-in sentence");
    expect(field("Your sentence").value).toBe("Home");
    expect(focused()).toBe(field("Your sentence"));
    await press("Done");
    expect(screen.queryByText("Home")).toBeNull();
    expect(focused()).toBe(screen.getByRole("searchbox", { name: "Find a sentence" }));
  });
});

describe("a changed sentence", () => {
  it("is found by its new and its built-in wording, shortest first", () => {
    const own = { "app:menu.home": "Start" };
    expect(found(sentences, "start", own).map(({ id }) => id)).toEqual(["app:menu.home"]);
    expect(found(sentences, "home", own).map(({ id }) => id)).toEqual([
      "app:menu.home",
      "catalogue/videos:card.places.home",
    ]);
  });

  it("is read from the document", () => {
    expect(own("app:menu.", groups["app:menu."])).toBe(groups["app:menu."]);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<script type="application/json" id="words">{"app:menu.home":"Start"}</script>`,
    );
    expect(own("app:menu.", groups["app:menu."]).home).toBe("Start");
    expect(own("catalogue/videos:card.", groups["catalogue/videos:card."])).toEqual(groups["catalogue/videos:card."]);
  });
});
