import type { Subscriber } from "@mindreel/contract/newsletter/subscribers";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { fails, hangs, isOffline, responds } from "#test/server.ts";
import { SubscribersTable } from "./SubscribersTable.tsx";

const list = "GET /api/subscriber/v1/subscriberlist/";
const ada: Subscriber = {
  id: 1,
  first_name: "Ada",
  middle_name: "King",
  last_name: "Lovelace",
  full_name: "Ada King Lovelace",
  age: 36,
  telephone: "+44 20 7946 0000",
  country: "United Kingdom",
  secondary_email: "ada@example.com",
  comments: "",
  unsubscribed: false,
};
const page = (results: Subscriber[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results,
});

describe("the subscribers", () => {
  it("show that they are loading", () => {
    hangs(list);
    show(<SubscribersTable />);
    expect(screen.getByRole("status", { name: "Loading" })).toBeInstanceOf(HTMLElement);
  });

  it("are listed with all their names, and whether they unsubscribed", async () => {
    responds(
      list,
      page([ada, { ...ada, id: 2, middle_name: "", secondary_email: "gone@example.com", unsubscribed: true }]),
    );
    show(<SubscribersTable />);
    const [, first, second] = await screen.findAllByRole("row");
    if (first === undefined || second === undefined) throw new Error("two rows are missing");
    expect(within(first).getByText("Ada King Lovelace")).toBeInstanceOf(HTMLElement);
    expect(second.textContent).toContain("gone@example.com (unsubscribed)");
  });

  it("show that there are none yet", async () => {
    responds(list, page([]));
    show(<SubscribersTable />);
    expect(await screen.findByText("Nobody is on the mailing list yet")).toBeInstanceOf(HTMLElement);
  });

  it("load more until there are no more", async () => {
    const asked = responds(list, ({ url }) =>
      url.searchParams.get("page") === "2"
        ? page([{ ...ada, id: 3, first_name: "Grace" }])
        : page([ada], "http://localhost/api/subscriber/v1/subscriberlist/?page=2"),
    );
    const { user } = show(<SubscribersTable />);
    await user.click(await screen.findByRole("button", { name: "Load More" }));
    expect(await screen.findByText("Grace King Lovelace")).toBeInstanceOf(HTMLElement);
    expect(screen.getByText("Nothing more to load")).toBeInstanceOf(HTMLElement);
    expect(asked).toHaveLength(2);
  });

  it("show the error, and retry", async () => {
    fails(list, "forbidden");
    const { user } = show(<SubscribersTable />);
    expect(await screen.findByText("You aren't allowed to do this.")).toBeInstanceOf(HTMLElement);
    responds(list, page([ada]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Ada King Lovelace")).toBeInstanceOf(HTMLElement);
  });

  it("report that there is no connection", async () => {
    isOffline(list);
    show(<SubscribersTable />);
    expect(await screen.findByText(/can't be reached/)).toBeInstanceOf(HTMLElement);
  });
});
