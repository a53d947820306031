import type { SiteSettings } from "@mindreel/contract/site/settings";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { downloads, toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { refuses, responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { Transfer } from "./Transfer.tsx";

const settings: SiteSettings = {
  ...siteSettings({ name: "Kino", plan_price_cents: 900 }),
  locked: { plan_price_cents: "PLAN_PRICE_CENTS" },
};
const { values } = settings;
const patch = "PATCH /api/site/v1/settings/";
const holding = (changes: object) =>
  new File([JSON.stringify({ kind: "mindreel-site", settings: { ...values, ...changes } })], "site.json");

async function choose(file: File) {
  const shown = show(<Transfer settings={settings} />);
  await shown.user.upload(screen.getByLabelText("Import a file", { selector: "input" }), file);
  return shown;
}

it("saves all settings as a file, which changes nothing on the same site", async () => {
  const { press, user } = show(<Transfer settings={settings} />);
  await press("Export settings");
  const [saved] = downloads;
  expect(saved?.name).toMatch(/^site-\d{4}-\d\d-\d\d\.json$/);
  const file = new File([await (saved?.file.text() ?? "")], "site.json");
  await user.upload(screen.getByLabelText("Import a file", { selector: "input" }), file);
  await toast("Nothing would change: the site has these settings already.");
});

it("shows what a file would change first, and skips settings locked by the environment", async () => {
  const sent = responds(patch, { ...settings, version: 4 });
  const { press } = await choose(holding({ promise: "Films", plan_price_cents: 5 }));
  const dialog = await screen.findByRole("dialog", { name: "Import these settings?" });
  within(dialog).getByText(/→ Films/);
  expect(sent).toEqual([]);
  await press("Import");
  await toast("Saved. Visitors see it from now on.");
  expect(sent[0]?.body).toEqual({ version: 3, promise: "Films" });
});

it("shows what the server refuses", async () => {
  refuses(patch, { links: ["A link begins with https://."], accent: ["A color is #."] });
  const { press } = await choose(holding({ links: [{ label: "x", url: "javascript:alert(1)" }], accent: "red" }));
  const dialog = await screen.findByRole("dialog", { name: "Import these settings?" });
  await press("Import");
  await within(dialog).findByText("Your links: A link begins with https://.");
  within(dialog).getByText("Accent color: A color is #.");
});

it("includes pictures", async () => {
  const picture = { id: "7b2218793736ad60c819a060", width: 480, height: 120 };
  const uploaded = responds("POST /api/site/v1/pictures/", picture);
  const sent = responds(patch, { ...settings, version: 4 });
  const logo = { light: picture, dark: null, description: "Kino" };
  const data = "data:image/png;base64,iVBORw0KGgo=";
  const file = { kind: "mindreel-site", settings: { ...values, logo }, pictures: { [picture.id]: data } };
  const { press } = await choose(new File([JSON.stringify(file)], "site.json"));
  const dialog = await screen.findByRole("dialog", { name: "Import these settings?" });
  expect(within(dialog).getByRole("img", { name: "Logo" }).getAttribute("src")).toBe(data);
  expect(uploaded).toEqual([]);
  await press("Import");
  await toast("Saved. Visitors see it from now on.");
  expect(uploaded).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ version: 3, logo });
});

it("sends an invalid picture as an empty one, for the server to refuse", async () => {
  const id = "7b2218793736ad60c819a060";
  refuses("POST /api/site/v1/pictures/", { picture: ["The file is empty. Choose another picture."] });
  const pictures = { [id]: "data:image/png;base64,!<script>", x: 5 };
  const file = { kind: "mindreel-site", settings: { ...values, icon: id }, pictures };
  const { press } = await choose(new File([JSON.stringify(file)], "site.json"));
  await screen.findByRole("dialog", { name: "Import these settings?" });
  await press("Import");
  await toast("The file is empty. Choose another picture.");
});

it.each([
  ...["<html>", "null", "[]", '{"kind":"mindreel-site"}', '{"settings":{}}'],
  ...['{"kind":"mindreel-site","settings":null}', '{"kind":"mindreel-site","settings":[]}'],
])("refuses %s", async (text) => {
  await choose(new File([text], "site.json"));
  await toast("This file doesn't contain site settings.");
});
