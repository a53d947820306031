import type { Ending } from "@mindreel/contract/billing/subscription";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { bootWith } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { PlanLine } from "./PlanLine.tsx";

beforeEach(() => bootWith({ payments: "stripe", offered: offeredMonthly(30_000) }));

const read = "GET /api/billing/v1/ending/";
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const until = (days: number) => ({ is_superuser: false, pro_expiry_date: inDays(days) });

function line(ending: Ending | null, days: number, at = "/favorites") {
  const asked = responds(read, { ending });
  return { asked, ...show(<PlanLine user={until(days)} />, at) };
}

it("counts the last days of free time, and leads to the plan", async () => {
  const { user, address } = line({ kind: "free", at: inDays(4.5), days: 5 }, 4.5);
  const region = await screen.findByRole("region", { name: "Your plan" });
  expect(region.textContent).toContain("5 free days left. Keep watching: $300.00 a month.");
  await user.click(screen.getByRole("link", { name: "Subscribe" }));
  expect(address()).toBe("/subscription");
});

it("says that free time has ended", async () => {
  line({ kind: "free_over", at: inDays(-1), days: 0 }, -1);
  const region = await screen.findByRole("region", { name: "Your plan" });
  expect(region.textContent).toContain("Your free time has ended. Keep watching: $300.00 a month.");
});

it("offers to resume a cancelled subscription, on Stripe's page", async () => {
  const opened = responds("POST /api/billing/v1/portal/", { url: "#portal" });
  const { press } = line({ kind: "cancelling", at: "2099-03-14T10:00:00.000Z", days: 3 }, 3);
  expect((await screen.findByRole("region", { name: "Your plan" })).textContent).toContain("Pro until 14 March 2099.");
  await press("Resume");
  await waitFor(() => expect(opened).toHaveLength(1));
});

it("is not on the page of the plan, and not asked for while the end is far away", async () => {
  const shown = line({ kind: "free", at: inDays(2), days: 2 }, 2, "/subscription");
  await waitFor(() => expect(shown.asked).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
  shown.unmount();
  const far = line(null, 20);
  expect(screen.queryByRole("region")).toBeNull();
  expect(far.asked).toEqual([]);
});

it("is not asked for where nothing can be paid", () => {
  bootWith({ payments: "off" });
  expect(line({ kind: "free", at: inDays(2), days: 2 }, 2).asked).toEqual([]);
});
