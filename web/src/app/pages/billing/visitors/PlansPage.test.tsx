import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { bootWith } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { Component as PlansPage } from "./PlansPage.tsx";

const month = { id: "m", interval: "month", interval_count: 1, amount: 900, currency: "eur", tax: "none" } as const;
const year = { ...month, id: "y", interval: "year", amount: 9000 } as const;
const plan = {
  id: 1,
  name: "Studio",
  description: "All of it.",
  features: ["Live talks"],
  trial_days: 0,
  trial_card: true,
};

beforeEach(() => {
  bootWith({ payments: "stripe", offered: { choice: true, from: [month] } });
  responds("GET /api/public/v1/plans/", {
    ...{ currency: "eur", currencies: ["eur"], plans: [{ ...plan, prices: [month, year] }] },
  });
});

it("shows visitors the plans, and leads to buying the chosen one after they have signed up", async () => {
  const { user } = show(<PlansPage />, "/plans");
  const studio = within((await screen.findByRole("heading", { name: "Studio" })).closest("li") ?? document.body);
  studio.getByText("€9.00 today. It renews until you cancel.");
  await user.click(screen.getByRole("radio", { name: "Yearly, save 16%" }));
  const next = new URLSearchParams({ next: "/subscription?price=y&currency=eur" });
  expect(studio.getByRole("link", { name: "Subscribe" }).getAttribute("href")).toBe(`/signup?${next}`);
});

it("shows who wants to pay once only what is sold once", async () => {
  const once = { ...month, id: "o", interval: "once", amount: 50_000 } as const;
  const films = { ...plan, id: 2, name: "Films", prices: [month, once] };
  responds("GET /api/public/v1/plans/", {
    ...{ currency: "eur", currencies: ["eur"], plans: [{ ...plan, prices: [month] }, films] },
  });
  const { user } = show(<PlansPage />, "/plans");
  await screen.findByRole("heading", { name: "Studio" });
  await user.click(screen.getByRole("radio", { name: "Once, for ever" }));
  expect(screen.queryByRole("heading", { name: "Studio" })).toBeNull();
  screen.getByRole("heading", { name: "Films" });
});

it("says what a link's code takes off, and keeps it", async () => {
  const off = { percent_off: null, amounts: { eur: 1000 }, duration: "forever", months: null, plans: null } as const;
  responds("GET /api/public/v1/codes/{code}/", { code: "SPRING", ...off });
  show(<PlansPage />, "/plans?code=spring");
  await screen.findByText("SPRING takes €10.00 off every payment.");
  screen.getByText("€0.00 today. It renews until you cancel.");
  const next = new URLSearchParams({ next: "/subscription?price=m&currency=eur&code=spring" });
  expect(screen.getByRole("link", { name: "Subscribe" }).getAttribute("href")).toBe(`/signup?${next}`);
});

it("sells nothing while payments are off", async () => {
  bootWith({ payments: "off" });
  show(<PlansPage />, "/plans");
  await screen.findByRole("heading", { name: "Studio" });
  screen.getByText(/Payments aren't set up here yet/);
  expect(screen.queryByRole("link", { name: "Subscribe" })).toBeNull();
  expect(screen.queryByText(/today/)).toBeNull();
  expect(screen.queryByText("Do you have a code?")).toBeNull();
});
