import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SettingsForm } from "#features/site/settings/SettingsForm.tsx";
import { show } from "#test/render.tsx";
import { refuses, responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { PagesFields } from "./PagesFields.tsx";

const call = "PATCH /api/site/v1/settings/";
const about = { slug: "about", title: "About", text: "We film owls." };
const faq = { slug: "faq", title: "Questions", text: "Why owls?" };

const edit = (pages = [about, faq]) =>
  show(
    <SettingsForm settings={siteSettings({ pages })}>
      <PagesFields />
    </SettingsForm>,
  );
const titles = () =>
  within(screen.getByRole("list", { name: "Your own pages" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("adds a page, whose address follows its title until it has one of its own", async () => {
  const asked = responds(call, siteSettings());
  const { fill, press } = edit([]);
  await press("Add a page");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Title" }));
  await fill("Title", "Über uns & mehr");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Address" }).value).toBe("uber-uns-mehr");
  await fill("Address", "us");
  await fill("Title", "About us");
  await fill("Text", "We film owls.");
  await press("Save");
  expect(asked.map(({ body }) => body)).toEqual([
    { version: 3, pages: [{ slug: "us", title: "About us", text: "We film owls." }] },
  ]);
});

it("orders, edits and takes off pages", async () => {
  const asked = responds(call, siteSettings());
  const { fill, press } = edit();
  expect(titles()).toEqual(["About/pages/about", "Questions/pages/faq"]);
  await press("Move Questions up");
  screen.getByText("Questions is now at place 1 of 2.");
  await press("Edit Questions");
  // A published page keeps its address.
  await fill("Title", "FAQ");
  await press("Edit FAQ");
  expect(screen.queryByRole("textbox", { name: "Title" })).toBeNull();
  await press("Remove About");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a page" }));
  await press("Save");
  expect(asked.map(({ body }) => body)).toEqual([{ version: 3, pages: [{ ...faq, title: "FAQ" }] }]);
});

it("says why pages cannot be saved", async () => {
  refuses(call, { pages: ["Two pages have the address “about”."] });
  const { fill, press } = edit();
  await press("Edit Questions");
  await fill("Address", "about");
  await press("Save");
  expect((await screen.findByRole("alert")).textContent).toContain("Two pages have the address");
});
