import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { series } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { answers, fails, hangs } from "#test/server.ts";
import { Component as SeriesPage } from "./SeriesPage.tsx";

const find = "GET /api/series/v1/series/{id}/";
const page = () => show(<SeriesPage />, "/series/5");

it("shows a series with its episodes", async () => {
  answers(find, series());
  page();
  await screen.findByRole("heading", { level: 1, name: "The sea" });
  screen.getByText("From shore to shore");
  expect(within(screen.getByRole("region", { name: "Episodes" })).getAllByRole("listitem")).toHaveLength(3);
});

it("shows that it loads", async () => {
  hangs(find);
  page();
  await screen.findByRole("status", { name: "Loading" });
});

it("may have no episode", async () => {
  answers(find, series({ videos: [], count: 0, next: null }));
  page();
  await screen.findByRole("heading", { name: "No episodes yet" });
});

it("may be missing", async () => {
  fails(find, "not_found");
  page();
  await screen.findByRole("heading", { name: "There is no such series" });
  expect(screen.getByRole("link", { name: "Show all series" }).getAttribute("href")).toBe("/series");
});

it("can be asked for again", async () => {
  fails(find, "internal");
  const { press } = page();
  await screen.findByText(errorTable.internal.message);
  answers(find, series());
  await press("Try again");
  await screen.findByRole("heading", { level: 1, name: "The sea" });
});
