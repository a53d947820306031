import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { Sales } from "./Sales.tsx";

const sales = "GET /api/admin/v1/figures/sales/";
const query = { from: "2025-11-20", to: "2025-11-21" };

it("shows what each plan and code brought in, in its own currency", async () => {
  const sold = { payments: 3, paid: 2700, returned: 0, code: null } as const;
  responds(sales, [
    { ...sold, id: "1", plan: { id: 1, name: null }, currency: "usd", code: "SPRING", returned: 900 },
    { ...sold, id: "2", plan: { id: 2, name: "Studio" }, currency: "jpy" },
    { ...sold, id: "3", plan: null, currency: "kwd" },
  ]);
  show(<Sales query={query} />);
  const table = within(await screen.findByRole("table", { name: "Revenue by plan and code" }));
  const rows = table.getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Monthly.*SPRING.*3.*\$27\.00.*\$9\.00/),
    expect.stringMatching(/^Studio.*3.*¥2,700/),
    expect.stringMatching(/^Deleted accounts.*KWD.2\.700/),
  ]);
});

it("says that nothing was sold", async () => {
  responds(sales, []);
  show(<Sales query={query} />);
  await screen.findByText("Nothing was paid in this period.");
});
