import type { SettingsVersion, SiteSettings } from "@mindreel/contract/site/settings";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { Component as SitePage } from "./SitePage.tsx";

const { values, ...rest } = siteSettings();
const settings: SiteSettings = { ...rest, values, locked: { plan_price_cents: "PLAN_PRICE_CENTS" } };
const version = {
  ...{ id: 3, at: "2026-11-22T12:00:00.000Z", by: "ada", undoes: null },
  changes: [{ setting: "promise", from: "", to: "Films" }],
};
const patch = "PATCH /api/site/v1/settings/";

beforeEach(() => {
  responds("GET /api/site/v1/settings/", settings);
  responds("GET /api/site/v1/opening/", { open: true, since: null, missing: [], paying_members: 0 });
  responds("GET /api/site/v1/history/", { count: 1, next: null, previous: null, results: [version] });
});

/** Shows the page with the field of the price. */
async function showPrice() {
  const shown = show(<SitePage />);
  await shown.user.click(await screen.findByRole("tab", { name: "Plan" }));
  return { ...shown, price: screen.getByRole<HTMLInputElement>("textbox", { name: "Price a month" }) };
}

async function showHistory() {
  const shown = show(<SitePage />);
  await shown.user.click(await screen.findByRole("tab", { name: "History" }));
  return shown;
}

it("saves changes from several sections, with the version that they are based on", async () => {
  const sent = responds(patch, { ...settings, version: 4, values: { ...values, name: "Kino", accent: "#b00020" } });
  const { fill, press, user } = show(<SitePage />);
  await screen.findByRole("textbox", { name: "Name" });
  await fill("Name", "Kino");
  await user.click(screen.getByRole("tab", { name: "Look" }));
  await screen.findByRole("textbox", { name: "Accent color" });
  await fill("Accent color", "#b00020");
  await press("Save");
  await toast("Saved. Visitors see it from now on.");
  expect(sent[0]?.body).toEqual({ version: 3, name: "Kino", accent: "#b00020" });
});

it("shows what somebody else has saved meanwhile, and saves what was changed here at the next attempt", async () => {
  fails(patch, "settings_changed");
  const { fill, press } = show(<SitePage />);
  await screen.findByRole("textbox", { name: "Name" });
  await fill("Name", "Kino");
  responds("GET /api/site/v1/settings/", { ...settings, version: 4, values: { ...values, promise: "Films" } });
  await press("Save");
  await toast(errorTable.settings_changed.message);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Tagline" }).value).toBe("Films"));
  const sent = responds(patch, { ...settings, version: 5 });
  await press("Save");
  await toast("Saved. Visitors see it from now on.");
  expect(sent[0]?.body).toEqual({ version: 4, name: "Kino" });
});

it("keeps the focus where a link is added or removed, and when changes are discarded", async () => {
  const { press } = show(
    <main id="main" tabIndex={-1}>
      <SitePage />
    </main>,
  );
  const focused = () => document.activeElement;
  await screen.findByRole("textbox", { name: "Name" });
  await press("Add a link");
  await press("Add a link");
  expect(focused()).toBe(screen.getByRole("textbox", { name: "Label 2" }));
  await press("Remove link 1");
  expect(focused()).toBe(screen.getByRole("button", { name: "Add a link" }));
  await press("Discard");
  expect(focused()).toBe(screen.getByRole("main"));
});

it("keeps what is changed while a slow server is saving", async () => {
  const response = Promise.withResolvers<void>();
  const sent = responds(patch, async ({ body: { version: _, ...changes } }) => {
    await response.promise;
    return { ...settings, version: 4, values: { ...values, ...changes } };
  });
  const { fill, press } = show(<SitePage />);
  await screen.findByRole("textbox", { name: "Name" });
  await fill("Name", "Kino");
  await press("Save");
  await fill("Tagline", "Films");
  response.resolve();
  await toast("Saved. Visitors see it from now on.");
  await press("Save");
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 3, name: "Kino" },
      { version: 4, promise: "Films" },
    ]),
  );
});

it("shows an error at its field", async () => {
  const sentence = "White text can't be read on this color. The nearest color that works is #9c6900.";
  refuses(patch, { accent: [sentence] });
  const { fill, press, user } = show(<SitePage />);
  await user.click(await screen.findByRole("tab", { name: "Look" }));
  await screen.findByRole("textbox", { name: "Accent color" });
  await fill("Accent color", "#ffd400");
  await press("Save");
  await toast(sentence);
  const field = screen.getByRole("textbox", { name: "Accent color" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

it("restores the built-in words in an emptied field", async () => {
  responds("GET /api/site/v1/settings/", { ...settings, values: { ...values, promise: "Films" } });
  const sent = responds(patch, settings);
  const { press, user } = show(<SitePage />);
  await user.clear(await screen.findByRole("textbox", { name: "Tagline" }));
  await press("Save");
  await toast("Saved. Visitors see it from now on.");
  expect(sent[0]?.body).toEqual({ version: 3, promise: null });
});

it("keeps the price when its field is left empty", async () => {
  responds("GET /api/site/v1/settings/", { ...settings, locked: {} });
  const sent = responds(patch, settings);
  const { user, press, price } = await showPrice();
  await user.clear(price);
  expect(price.value).toBe("");
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
  await user.tab();
  expect(price.value).toBe("$300.00");
  await user.clear(price);
  await user.type(price, "0.75");
  await press("Save");
  await toast("Saved. Visitors see it from now on.");
  expect(sent.map(({ body }) => body.plan_price_cents)).toEqual([75]);
});

it("takes a pasted price with a decimal comma as it is meant", async () => {
  responds("GET /api/site/v1/settings/", { ...settings, locked: {} });
  const sent = responds(patch, settings);
  const { user, press, price } = await showPrice();
  await user.click(price);
  await user.paste("12,50");
  expect(price.value).toBe("$12.50");
  await press("Save");
  await toast("Saved. Visitors see it from now on.");
  expect(sent.map(({ body }) => body.plan_price_cents)).toEqual([1250]);
});

it("shows the prices of its history as prices", async () => {
  const changes = [{ setting: "plan_price_cents", from: "", to: "1250" }];
  responds("GET /api/site/v1/history/", { count: 1, next: null, previous: null, results: [{ ...version, changes }] });
  await showHistory();
  await screen.findByText(/→ \$12\.50/);
});

it("orders and hides the landing page's sections", async () => {
  const sent = responds(patch, { ...settings, version: 4 });
  const { press, user } = show(<SitePage />);
  await user.click(await screen.findByRole("tab", { name: "Landing page" }));
  await screen.findByRole("button", { name: "Move The plan up" });
  await press("Move The plan up");
  screen.getByText("The plan is now at place 2 of 7.");
  await user.click(screen.getByRole("switch", { name: "The library" }));
  await press("Save");
  await toast("Saved. Visitors see it from now on.");
  expect(sent[0]?.body.sections?.slice(0, 3)).toEqual([
    { section: "library", shown: false },
    { section: "plan", shown: true },
    { section: "month", shown: true },
  ]);
});

it("names the environment variable that locks a field", async () => {
  const { price } = await showPrice();
  expect(price.disabled).toBe(true);
  screen.getByText("Set by PLAN_PRICE_CENTS in the server's environment, and locked here.");
});

it("leads to the plans where they have prices of their own", async () => {
  responds("GET /api/site/v1/settings/", { ...settings, locked: { plan_price_cents: "plans" } });
  const { price } = await showPrice();
  expect(price.disabled).toBe(true);
  screen.getByText(/^Your plans have prices of their own: change them under/);
  expect(screen.getByRole("link", { name: "Money, Plans" }).getAttribute("href")).toBe("/admin/plans");
});

it("offers no undo of what is locked, and one of what is so in part", async () => {
  responds("GET /api/site/v1/settings/", { ...settings, locked: { plan_price_cents: "plans" } });
  const price = { setting: "plan_price_cents", from: "", to: "1250" };
  const results = [
    { ...version, changes: [price] },
    { ...version, id: 2, changes: [...version.changes, price] },
  ];
  responds("GET /api/site/v1/history/", { count: 2, next: null, previous: null, results });
  await showHistory();
  await screen.findByRole("button", { name: "Undo change 2" });
  expect(screen.queryByRole("button", { name: "Undo change 3" })).toBeNull();
});

it("reverts a change on one press", async () => {
  const sent = responds("POST /api/site/v1/settings/undo/", { ...settings, version: 4 });
  const { press } = await showHistory();
  await screen.findByText(/→ Films/);
  // Nothing is edited here.
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  await press("Undo change 3");
  await toast("Undone. Visitors see it from now on.");
  expect(sent[0]?.body).toEqual({ version: 3, undo: 3 });
});

it("keeps the focus where a change was undone, and numbers the changes", async () => {
  const { press } = await showHistory();
  await screen.findByText(/→ Films/);
  const undone: SettingsVersion = { ...version, id: 4, undoes: 3 };
  responds("POST /api/site/v1/settings/undo/", { ...settings, version: 4 });
  responds("GET /api/site/v1/history/", { count: 2, next: null, previous: null, results: [undone, version] });
  await press("Undo change 3");
  const [, , row] = await waitFor(() => {
    const rows = screen.getAllByRole("row");
    expect(rows).toHaveLength(3);
    return rows;
  });
  screen.getByText("Change 3 undone");
  screen.getByRole("columnheader", { name: "Change" });
  expect(row?.firstElementChild?.textContent).toBe("3");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo change 3" }));
});

describe("the logo", () => {
  const picture = { id: "7b2218793736ad60c819a060", width: 480, height: 120 };
  const chosen = new File(["a picture"], "logo.png", { type: "image/png" });
  const upload = "POST /api/site/v1/pictures/";
  const openLook = async () => {
    const shown = show(<SitePage />);
    await shown.user.click(await screen.findByRole("tab", { name: "Look" }));
    await screen.findByRole("textbox", { name: "Accent color" });
    return shown;
  };

  it("is uploaded when chosen, described by the site's name, and saved with the rest", async () => {
    responds(upload, picture);
    const sent = responds(patch, { ...settings, version: 4 });
    const { press, user } = await openLook();
    expect(screen.queryByRole("textbox", { name: "Description" })).toBeNull();
    await user.upload(screen.getByLabelText("For light backgrounds", { selector: "input" }), chosen);
    const description = await screen.findByRole<HTMLInputElement>("textbox", { name: "Description" });
    expect([description.value, description.required]).toEqual(["Mindreel", true]);
    await press("Save");
    await toast("Saved. Visitors see it from now on.");
    expect(sent[0]?.body).toEqual({ version: 3, logo: { light: picture, dark: null, description: "Mindreel" } });
  });

  it("shows what is wrong with a file, and stays unchanged", async () => {
    const sentence = "The picture has more than 25 megapixels. Please use a smaller one.";
    refuses(upload, { picture: [sentence] });
    const { user } = await openLook();
    await user.upload(screen.getByLabelText("Icon", { selector: "input" }), chosen);
    await toast(sentence);
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(1);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  });

  it("is removed on a press, and the built-in mark returns", async () => {
    const logo = { light: picture, dark: null, description: "Kino" };
    responds("GET /api/site/v1/settings/", { ...settings, values: { ...values, logo } });
    const sent = responds(patch, settings);
    const { press } = await openLook();
    await press("Remove: For light backgrounds");
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Choose a picture: For light backgrounds" }),
    );
    await press("Save");
    await toast("Saved. Visitors see it from now on.");
    expect(sent[0]?.body).toEqual({ version: 3, logo: null });
  });
});
