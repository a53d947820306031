import { expect, it } from "vitest";
import { siteSettings } from "#test/site.ts";
import { previewedAt } from "./previewed.ts";

const about = { slug: "about", title: "About", text: "We film owls." };
const faq = { slug: "faq", title: "Questions", text: "Why owls?" };
const { values } = siteSettings({ imprint: "Kino", terms: "Be kind.", pages: [about, faq, { ...faq, slug: "" }] });

it.each([
  ["identity", "promise", "/", undefined],
  ["look", "accent", "/", undefined],
  ["look", "sign_in", "/signin", undefined],
  ["landing", "hero_lead", "/", "main"],
  ["landing", "questions", "/", "questions"],
  ["plan", "plan_note", "/", "price"],
  ["legal", "", "/legal/imprint", undefined],
  ["legal", "terms", "/legal/terms", undefined],
  // An empty page does not exist.
  ["legal", "refund", "/legal/imprint", undefined],
  ["pages", "", "/pages/about", undefined],
  ["pages", "pages/faq", "/pages/faq", undefined],
  ["pages", "pages/", "/pages/about", undefined],
  // What was edited in another tab.
  ["identity", "sign_in", "/", undefined],
])("in the tab %s, editing %j shows %s", (part, editing, path, at) => {
  expect(previewedAt(part, editing, values)).toMatchObject({ path, ...(at !== undefined && { at }) });
});

it("is the landing page while no other page is written", () => {
  const empty = siteSettings().values;
  for (const part of ["legal", "pages"]) expect(previewedAt(part, "", empty).path).toBe("/");
});
