import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { hangs } from "#test/server.ts";
import { Component as FiguresPage } from "./FiguresPage.tsx";

const calls = [
  "GET /api/admin/v1/figures/",
  "GET /api/admin/v1/figures/videos/",
  "GET /api/admin/v1/figures/searches/",
  "GET /api/admin/v1/figures/sales/",
  "GET /api/admin/v1/web-vitals/",
] as const;
const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const days = () => screen.getAllByLabelText(/^(From|To)$/);

function page(query: string) {
  for (const call of calls) hangs(call);
  return show(<FiguresPage />, `/admin/figures?${query}`);
}

it.each([
  ["To", "range=custom&from=2026-03-10&to=2026-03-09", "This day is before the first."],
  ["From", `range=custom&from=${dayAfter(1)}`, "This day is in the future."],
  ["To", `range=custom&from=2026-03-10&to=${dayAfter(2)}`, "This day is in the future."],
  ["From", "range=custom&from=2024-03-08&to=2026-03-09", "At most 731 days can be shown at once."],
])("says at the field %s what is wrong, and shows no figures of another period", (label, query, fault) => {
  page(query);
  const field = screen.getByLabelText(label);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(fault);
  expect(screen.queryByRole("status", { name: "Loading" })).toBeNull();
  expect(days().filter((each) => each.getAttribute("aria-invalid") === "true")).toEqual([field]);
});

it("says that a day is too early once its year is typed", async () => {
  const { address } = page("range=custom&from=2026-03-09&to=2026-03-10");
  const field = screen.getByLabelText("From");
  fireEvent.change(field, { target: { value: "0202-03-09" } });
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
  fireEvent.change(field, { target: { value: "1999-12-31" } });
  fireEvent.blur(field);
  await screen.findByText("Figures begin on 1 Jan 2000 at the earliest.");
  expect(address()).toContain("from=2026-03-09");
  fireEvent.change(field, { target: { value: "2026-03-08" } });
  await waitFor(() => expect(screen.queryByText(/at the earliest/)).toBeNull());
});

it("takes a day in the future from the field, to say so", async () => {
  const { address } = page("range=custom&from=2026-03-09&to=2026-03-10");
  expect(screen.getAllByRole("status", { name: "Loading" }).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText("From"), { target: { value: dayAfter(1) } });
  await screen.findByText("This day is in the future.");
  expect(address()).toContain(`from=${dayAfter(1)}`);
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-03-08" } });
  await waitFor(() => expect(screen.queryByText("This day is in the future.")).toBeNull());
});
