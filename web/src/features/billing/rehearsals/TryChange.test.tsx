import type { Rehearsal } from "@mindreel/contract/billing/rehearsals";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, refuses, responds } from "#test/server.ts";
import { weeksOf } from "./rehearsal.ts";
import { TryChange } from "./TryChange.tsx";

const call = "POST /api/billing/v1/rehearsals/";
const said = (changes: Partial<Rehearsal> = {}): Rehearsal => ({
  month: { from: "2026-12-28T12:00:00.000Z", to: "2027-01-28T12:00:00.000Z" },
  ...{ running: 9, replayed: 4 },
  totals: [
    { currency: "eur", touched: 0, untouched: 2, before: 1600, after: 1600 },
    { currency: "usd", touched: 5, untouched: 0, before: 4500, after: 6000 },
  ],
  groups: [
    {
      ...{ plan: { id: 1, name: "Films" }, interval: "month", interval_count: 1, currency: "usd" },
      ...{ before: 900, after: 1200, count: 5, first_on: "2026-12-29", last_on: "2027-01-27" },
    },
  ],
  calendar: [
    { day: "2026-12-29", currency: "usd", charges: 2, before: 1800, after: 2400 },
    { day: "2027-01-04", currency: "usd", charges: 1, before: 900, after: 1200 },
    { day: "2027-01-05", currency: "usd", charges: 2, before: 1800, after: 2400 },
  ],
  mails: [{ mail: "price_change", at: "2026-11-28T12:00:00.000Z", count: 5 }],
  notes: [{ about: "other_currency", count: 2 }],
  ...changes,
});

function open(most?: number) {
  const [makeSo, onMade] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const change = { kind: "price", from: "old", amounts: { usd: 1200 }, notice_days: 30 } as const;
  const shown = show(
    <TryChange
      {...{ change, most, makeSo, onMade }}
      text="All are mailed."
      said="On its way"
      onClose={() => undefined}
    />,
  );
  return { ...shown, makeSo, onMade, dialog: () => within(screen.getByRole("dialog")) };
}
const makeIt = { name: "Make it so" };

it("says who would pay what and when, and what the month brings, before it is made so", async () => {
  const asked = responds(call, said());
  const { press, makeSo, onMade, dialog } = open();
  const group = await screen.findByRole("row", { name: /Films · Every month/ });
  for (const text of ["$9.00", "$12.00", "29 Dec 2026 to 27 Jan 2027"]) expect(group.textContent).toContain(text);
  const totals = within(dialog().getByRole("table", { name: "What the month brings in" }));
  expect(totals.getByRole("row", { name: /5 of 5/ }).textContent).toContain("+$15.00");
  expect(totals.getByRole("row", { name: /0 of 2/ }).textContent).toContain("€16.00");
  for (const text of [/5 emails go out/, /2 pay in another currency/, /All are mailed/, /4 replays/])
    expect(dialog().getByText(text)).toBeTruthy();
  expect(makeSo).not.toHaveBeenCalled();
  await press("Make it so");
  await toast("On its way");
  expect(makeSo).toHaveBeenCalledOnce();
  expect(onMade).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(2);
});

it("is not made so where the site has changed, until that was seen", async () => {
  responds(call, said());
  const { press, makeSo, dialog } = open();
  await screen.findByRole("row", { name: /Films/ });
  responds(call, said({ groups: said().groups.map((each) => ({ ...each, count: 4 })) }));
  await press("Make it so");
  await screen.findByText(/The site has changed/);
  expect(makeSo).not.toHaveBeenCalled();
  expect(dialog().getByRole("row", { name: /Films/ }).textContent).toContain("4");
  await press("Make it so");
  await waitFor(() => expect(makeSo).toHaveBeenCalledOnce());
});

it("can't be made so for nobody, or for more than a code lasts for", async () => {
  responds(call, said({ running: 0, totals: [], groups: [], calendar: [], mails: [], notes: [] }));
  const { unmount } = open();
  await screen.findByText(/No subscription is running/);
  expect(screen.queryByRole("button", makeIt)).toBeNull();
  unmount();
  responds(call, said());
  open(4);
  await screen.findByText(/can't be used that often/);
  expect(screen.getByRole<HTMLButtonElement>("button", makeIt).disabled).toBe(true);
});

it("says what is wrong, and is tried again", async () => {
  fails(call, "rehearsal_running");
  const { press } = open();
  await screen.findByText(/Another change is being tried/);
  responds(call, said());
  await press("Try again");
  await screen.findByRole("row", { name: /Films/ });
});

it("says which value can't be", async () => {
  refuses(call, { amounts: ["ZZZ isn't a currency."] });
  open();
  await screen.findByText("ZZZ isn't a currency.");
});

it("adds the days of a calendar up by weeks, each currency by itself", () => {
  const euros = { day: "2027-01-04", currency: "eur", charges: 1, before: 800, after: 800 };
  const weeks = weeksOf([...said().calendar, euros]);
  expect(weeks).toMatchObject([
    { day: "2026-12-29", currency: "usd", charges: 3, before: 2700, after: 3600 },
    { day: "2027-01-05", currency: "usd", charges: 2, before: 1800, after: 2400 },
    { day: "2026-12-29", currency: "eur", charges: 1, before: 800 },
  ]);
});
