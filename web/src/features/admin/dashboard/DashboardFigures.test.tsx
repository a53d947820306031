import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { DashboardFigures } from "./DashboardFigures.tsx";

const count = "GET /api/category/v1/count/";
const figures = {
  ...{ total_users: 1234, total_pro_users: 56, pro_users_today: 3 },
  total_subscriber: { subscription_buy__sum: 78 },
};

describe("the dashboard's figures", () => {
  it("show the four cards without numbers while loading", () => {
    hangs(count);
    show(<DashboardFigures />);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      ...["Total Users", "Total Subscriber", "New Users", "Total Income"],
    ]);
    expect(screen.queryByText("0")).toBeNull();
  });

  it("count the revenue as 20 dollars for each new user", async () => {
    responds(count, figures);
    show(<DashboardFigures />);
    await screen.findByText("1,234");
    for (const text of ["78", "3", "$60", "All accounts, 56 of them pro", "New users × $20, not revenue"])
      screen.getByText(text);
  });

  it("show an error and retry", async () => {
    fails(count, "internal");
    const { user } = show(<DashboardFigures />);
    within(await screen.findByRole("alert")).getByText(errorTable.internal.message);
    responds(count, figures);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("1,234");
  });
});
