import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { siteSettings } from "#test/site.ts";
import { PriceForm } from "./PriceForm.tsx";

const settings = siteSettings();

/** Shows the form, and sets prices until one is taken. */
function showForm() {
  responds("GET /api/site/v1/settings/", settings);
  const saved = responds("PATCH /api/site/v1/settings/", settings);
  const shown = show(<PriceForm onSaved={() => undefined} />);
  const set = async (price: string) => {
    await shown.fill("Price a month in US dollars", price);
    await shown.press("Set the price");
  };
  return { set, saved };
}

it("says in dollars what is too little", async () => {
  const { set, saved } = showForm();
  await set("0");
  await screen.findByText("The price must be at least $0.50.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Price a month in US dollars" }));
  expect(saved).toHaveLength(0);
});

it.each(["7.999", "nine", "1e3", "-9"])("refuses what is no amount of dollars and cents: %s", async (price) => {
  const { set, saved } = showForm();
  await set(price);
  await screen.findByText("Enter dollars and cents, such as 9.99.");
  expect(saved).toHaveLength(0);
});

it.each([
  ["9", 900],
  [" 12,5 ", 1250],
  ["0.50", 50],
])("takes dollars and cents: %s", async (price, cents) => {
  const { set, saved } = showForm();
  await set(price);
  await expect.poll(() => saved[0]?.body).toMatchObject({ plan_price_cents: cents });
});
