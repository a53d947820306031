import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { Component as CodeUsesPage } from "./CodeUsesPage.tsx";

const at = "2026-01-15T12:00:00.000Z";
const code = {
  ...{ id: 7, code: "SPRING", percent_off: 20, amounts: null, duration: "once" as const, months: null, redeemed: 2 },
  ...{ max_redemptions: null, expires_at: null, plans: null, first_purchase_only: false, for_subscribers: true },
  ...{ member: null, created_at: at, ended_at: null },
};
const page = { next: null, previous: null };
const showPage = () => show(<CodeUsesPage />, "/admin/plans/codes/7", "/admin/plans/codes/:id");

it("says who used a code, when, and what it has taken off", async () => {
  responds("GET /api/billing/v1/codes/", [code]);
  const results = [
    { id: 2, member: { id: 5, username: "ada" }, subscription: "sub_2", at, taken_off: { usd: 600, eur: 450 } },
    { id: 1, member: null, subscription: "sub_1", at, taken_off: {} },
  ];
  responds("GET /api/billing/v1/codes/{id}/uses/", { ...page, count: 2, results });
  showPage();
  await screen.findByRole("heading", { name: "Who used SPRING" });
  expect((await screen.findByRole("link", { name: "ada" })).getAttribute("href")).toBe("/admin/users/5");
  screen.getByText("$6.00, €4.50");
  screen.getByText("Account deleted");
});

it("says so where nobody has used it", async () => {
  responds("GET /api/billing/v1/codes/", [code]);
  responds("GET /api/billing/v1/codes/{id}/uses/", { ...page, count: 0, results: [] });
  showPage();
  await screen.findByText("Nobody has used it yet");
});
