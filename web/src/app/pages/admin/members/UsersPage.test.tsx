import type { ListedUser } from "@mindreel/contract/accounts/member-admin";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { longName, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as UsersPage } from "./UsersPage.tsx";

const list = "GET /api/accounts/v1/userlist/";
const listed = (id: number, username = `member ${id}`): ListedUser => ({
  ...{ id, username, email: `member${id}@example.com`, date_joined: "2025-11-21T10:00:00.000Z" },
  ...{ is_superuser: id === 1, is_pro: false, is_active: true, plan: null, plan_at: null, last_login: null },
});
const rows = () => [...document.querySelectorAll("tbody tr")];

beforeEach(() => {
  responds("GET /api/category/v1/count/", { total_users: 5 });
});

describe("the Users page", () => {
  it("shows a row for each user, with long names, and the end of the list", async () => {
    responds(list, pageOf([listed(1), listed(2, longName), listed(3), listed(4), listed(5)]));
    show(<UsersPage />, "/admin/users-list");
    await screen.findByText("member1@example.com");
    expect(rows()).toHaveLength(5);
    expect(rows()[0]?.textContent).toContain("SUPER");
    expect(rows()[1]?.textContent).toContain("NORMAL");
    expect(rows()[1]?.textContent).toContain("21 Nov 2025");
    expect(rows()[1]?.textContent).toContain(longName);
    expect(screen.getByRole("button", { name: "Nothing more to load" }).hasAttribute("disabled")).toBe(true);
  });

  it("shows that nobody was found", async () => {
    responds(list, pageOf<ListedUser>([]));
    show(<UsersPage />, "/admin/users-list?search=nobody");
    await screen.findByText("No members found");
  });

  it("shows an error and retries", async () => {
    fails(list, "forbidden");
    const { user } = show(<UsersPage />, "/admin/users-list");
    await screen.findByText("You aren't allowed to do this.");
    responds(list, pageOf([listed(1)]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("member1@example.com");
  });

  it("keeps the old rows and the focus while a search is running, and focuses new rows at the end", async () => {
    const searched = Promise.withResolvers<void>();
    const all = Array.from({ length: 40 }, (_, n) => listed(n + 1));
    const pages = (after: number) => pageOf(all.slice(after, after + 12), { next: after + 12 < 40, count: 40 });
    let shown = 0;
    responds(list, ({ url }) => {
      shown = url.searchParams.has("cursor") ? shown + 12 : 0;
      return pages(shown);
    });
    const { user, address } = show(<UsersPage />, "/admin/users-list");
    await user.click(await screen.findByRole("button", { name: "Load More" }));
    await waitFor(() => expect(rows()).toHaveLength(24));

    responds(list, ({ url }) => {
      shown = url.searchParams.has("cursor") ? shown + 12 : 0;
      return shown === 0 ? searched.promise.then(() => pages(0)) : pages(shown);
    });
    const field = screen.getByRole("searchbox", { name: "Search members" });
    await user.type(field, "ann");
    await waitFor(() => expect(address()).toContain("search=ann"));
    await waitFor(() => expect(screen.getByRole("table").getAttribute("data-stale")).toBe("true"));
    expect(rows()).toHaveLength(24);
    expect(screen.queryByRole("button", { name: "Nothing more to load" })).toBeNull();
    searched.resolve();
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(document.activeElement).toBe(field);

    for (const loaded of [24, 36, 40]) {
      await user.click(screen.getByRole("button", { name: "Load More" }));
      await waitFor(() => expect(rows()).toHaveLength(loaded));
    }
    await waitFor(() => expect(document.activeElement).toBe(rows()[36]));
  });
});
