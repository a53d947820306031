import type { Taxes as Wire } from "@mindreel/contract/billing/taxes";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { bootWith, toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { Taxes } from "./Taxes.tsx";

const taxes: Wire = {
  ...{ mode: "none", behavior: "inclusive", tax_code: "txcd_1", footer: "Kino", account_tax_ids: ["txi_1"] },
  account: {
    ...{ lacks: ["registration"], default_code: null, codes: [{ id: "txcd_1", name: "Films" }] },
    tax_ids: [
      { id: "txi_1", value: "DE1" },
      { id: "txi_2", value: "FR2" },
    ],
  },
};

it("leads to what is missing in Stripe, and sends everything that was chosen", async () => {
  bootWith({ stripeDashboard: "https://dashboard.stripe.com/test" });
  responds("GET /api/billing/v1/taxes/", taxes);
  const saved = responds("PUT /api/billing/v1/taxes/", { ...taxes, mode: "own" });
  const { user } = show(<Taxes />);
  await user.selectOptions(await screen.findByLabelText("Tax"), "I pay the taxes, and Stripe Tax works them out");
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Add a registration" });
  expect(href).toBe("https://dashboard.stripe.com/test/tax/registrations");
  await user.selectOptions(screen.getByLabelText("Prices"), "Tax comes on top of the price");
  await user.click(screen.getByRole("checkbox", { name: "FR2" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await toast("Taxes saved");
  const kept = { tax_code: "txcd_1", footer: "Kino", account_tax_ids: ["txi_1", "txi_2"] };
  expect(saved.at(-1)?.body).toEqual({ mode: "own", behavior: "exclusive", ...kept });
});

it("leads to what payments need while they are off, and asks for no tax numbers", async () => {
  bootWith({ payments: "off" });
  responds("GET /api/billing/v1/taxes/", { ...taxes, account: null });
  show(<Taxes />);
  await screen.findByText(/^Payments aren't set up yet/);
  expect(screen.getByRole("link", { name: "Connections" }).getAttribute("href")).toBe("/admin/connections");
  expect(screen.queryByText(/Stripe doesn't answer/)).toBeNull();
  expect(screen.queryByRole("group", { name: "Your tax numbers on invoices" })).toBeNull();
});

it("keeps what it cannot show while Stripe does not answer", async () => {
  bootWith({ payments: "stripe" });
  responds("GET /api/billing/v1/taxes/", { ...taxes, account: null });
  const saved = responds("PUT /api/billing/v1/taxes/", { ...taxes, account: null });
  const { user } = show(<Taxes />);
  await screen.findByText(/^Stripe doesn't answer/);
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await toast("Taxes saved");
  expect(saved.at(-1)?.body).toMatchObject({ tax_code: "txcd_1", account_tax_ids: ["txi_1"] });
});

it("asks nothing about invoices that Stripe writes, and keeps what was said of them", async () => {
  responds("GET /api/billing/v1/taxes/", taxes);
  const saved = responds("PUT /api/billing/v1/taxes/", { ...taxes, mode: "stripe" });
  const { user } = show(<Taxes />);
  await user.selectOptions(await screen.findByLabelText("Tax"), "Stripe sells in my place, and pays the taxes");
  expect(screen.queryByLabelText(/At the foot of invoices/)).toBeNull();
  expect(screen.queryByRole("group", { name: "Your tax numbers on invoices" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await toast("Taxes saved");
  expect(saved.at(-1)?.body).toMatchObject({ mode: "stripe", footer: "Kino", account_tax_ids: ["txi_1"] });
});
