import { heading, picturesShown, type Screen } from "./screen.ts";

export const billingScreens: readonly Screen[] = [
  {
    name: "gate",
    who: "free",
    path: "/",
    ready: async (page) => {
      await heading("You are not a pro user")(page);
      await picturesShown(page);
    },
  },
  { name: "plans", who: "visitor", path: "/plans", ready: heading("Plans and prices") },
  { name: "subscription", who: "free", path: "/subscription", ready: heading("Monthly") },
  { name: "subscription-pro", who: "pro", path: "/subscription", ready: heading("You are a pro user") },
  {
    name: "admin-payments",
    who: "superuser",
    path: "/admin/payments",
    ready: async (page) => {
      await page
        .getByRole("table", { name: "Payments" })
        .or(page.getByRole("heading", { name: "No payments found" }))
        .waitFor();
    },
  },
  {
    name: "admin-payments-events",
    who: "superuser",
    path: "/admin/payments?view=events",
    ready: async (page) => {
      await page
        .getByRole("table", { name: "Events received" })
        .or(page.getByRole("heading", { name: "No events found" }))
        .waitFor();
    },
  },
  {
    name: "admin-payments-differences",
    who: "superuser",
    path: "/admin/payments?view=comparison",
    before: async (page) => {
      const at = "2025-12-02T04:07:00Z";
      const paid = { paid_until: "2026-01-01T10:00:00Z", renews: true, ends_at: null };
      const subscription = { of: "subscription", status: "active", ongoing: true, ...paid };
      const difference = {
        ...{ id: 1, kind: "differs", subscription: "sub_1", member: { id: 1, username: "aurora" } },
        ours: {
          ...subscription,
          status: "canceled",
          ongoing: false,
          paid_until: "2025-12-01T10:00:00Z",
          renews: false,
        },
        theirs: subscription,
        ...{ healing: false, healed_at: null, healed_by_itself: false, note: null },
      };
      const customer = { of: "customer", id: "cus_1" };
      const stranger = { ...difference, id: 2, kind: "stranger", subscription: "sub_2", member: null, ours: customer };
      const last = { id: 1, started_at: at, ended_at: at, compared: 12, failure: null, open: 2 };
      const json = { running: false, last: { ...last, differences: [difference, stranger] } };
      await page.route("**/api/billing/v1/reconciliation/**", (route) => route.fulfill({ json }));
    },
    ready: async (page) => {
      await page.getByRole("button", { name: "Fix all" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
];
