import { useQuery } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { signInAs, toast } from "#test/browser.ts";
import { longName, pageOf } from "#test/library.ts";
import { ada, listedAda, memberAccount, thisDevice } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { BlockButton } from "./BlockButton.tsx";
import { MemberAccount, MemberNotices } from "./MemberAccount.tsx";
import { UsersTable } from "./UsersTable.tsx";

const list = "GET /api/accounts/v1/userlist/";
const account = "GET /api/accounts/v1/userlist/{id}/account/";
const block = "DELETE /api/accounts/v1/userlist/{id}/";
const unblock = "POST /api/accounts/v1/userlist/{id}/unblock/";
const signOut = "DELETE /api/accounts/v1/userlist/{id}/sessions/";
const { current: _, ...device } = thisDevice;

describe("the users", () => {
  it("show that they are loading", () => {
    hangs(list);
    show(<UsersTable wanted={{}} />);
    expect(screen.getByRole("status", { name: "Loading" })).toBeInstanceOf(HTMLElement);
  });

  it("are listed with a link to each, with a name of any length; nobody can block themselves", async () => {
    signInAs(1);
    responds(
      list,
      pageOf([
        { ...listedAda, username: longName },
        { ...listedAda, id: 1, username: "me", is_superuser: true },
        { ...listedAda, id: 9, username: "blocked", is_active: false },
      ]),
    );
    show(<UsersTable wanted={{}} />);
    expect((await screen.findByRole("link", { name: longName })).getAttribute("href")).toBe("/admin/users/7");
    expect(screen.getByRole("button", { name: /^Block\s*me$/ })).toHaveProperty("disabled", true);
    // Red, but only outlined: a row's data is more prominent.
    expect(screen.getByRole("button", { name: /^Block\s*me$/ }).className).toMatch(/outline/);
    expect(screen.getByText("SUPER")).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("button", { name: /^Unblock\s*blocked$/ })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole("button", { name: "Nothing more to load" })).toHaveProperty("disabled", true);
  });

  it("show that none was found", async () => {
    responds(list, pageOf([]));
    show(<UsersTable wanted={{ search: "nobody" }} />);
    await screen.findByText("No members found");
  });

  it("report missing permission, and load on a retry", async () => {
    fails(list, "forbidden");
    const { press } = show(<UsersTable wanted={{}} />);
    await screen.findByText("You aren't allowed to do this.");
    responds(list, pageOf([listedAda]));
    await press("Try again");
    await screen.findByRole("link", { name: "ada" });
  });

  it("are blocked after a confirmation with their name, with a reason", async () => {
    responds(list, pageOf([listedAda]));
    const calls = responds(block, null);
    const { press, fill, user } = show(<UsersTable wanted={{}} />);
    await press(/^Block\s*ada$/);
    const dialog = await screen.findByRole("dialog", { name: "Block ada" });
    await fill("Reason", "Shared the password");
    responds(list, pageOf([{ ...listedAda, is_active: false }]));
    await user.click(within(dialog).getByRole("button", { name: "Block" }));
    await toast("User blocked");
    expect(calls[0]?.body).toEqual({ reason: "Shared the password" });
    await screen.findByRole("button", { name: /^Unblock\s*ada$/ });
  });

  it("report why one cannot be blocked", async () => {
    responds(list, pageOf([listedAda]));
    fails(block, "not_found");
    const { press, user } = show(<UsersTable wanted={{}} />);
    await press(/^Block\s*ada$/);
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Block" }));
    await toast("This doesn't exist.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("a member's account", () => {
  it("shows that it is loading", () => {
    hangs(account);
    show(<MemberAccount user={ada} />);
    expect(screen.getByRole("status", { name: "Loading" })).toBeInstanceOf(HTMLElement);
  });

  it("shows how they sign in, and that they are signed in nowhere", async () => {
    responds(account, { ...memberAccount, last_login: null, has_google: true });
    show(<MemberAccount user={ada} />);
    await screen.findByText("password and Google");
    expect(screen.getByText("Never")).toBeInstanceOf(HTMLElement);
    expect(screen.getByText("Not signed in anywhere.")).toBeInstanceOf(HTMLElement);
  });

  it("shows when it will be deleted, and who blocked it and why", async () => {
    const at = "2026-01-20T12:00:00.000Z";
    responds(account, { ...memberAccount, leaves_at: at, block: { at, by: "grace", reason: "Shared the password" } });
    show(<MemberNotices user={{ ...ada, is_active: false }} />);
    await screen.findByText("Will be deleted on 20 Jan 2026");
    expect(screen.getByText("Blocked by grace on 20 Jan 2026")).toBeInstanceOf(HTMLElement);
    expect(screen.getByText("Shared the password")).toBeInstanceOf(HTMLElement);
  });

  it("signs them out everywhere after a confirmation", async () => {
    responds(account, { ...memberAccount, devices: [device] });
    responds(signOut, null);
    const { press, user } = show(<MemberAccount user={ada} />);
    await press("Sign out everywhere");
    const dialog = await screen.findByRole("dialog", { name: "Sign ada out everywhere" });
    responds(account, memberAccount);
    await user.click(within(dialog).getByRole("button", { name: "Sign out everywhere" }));
    await toast("Signed out everywhere");
    await screen.findByText("Not signed in anywhere.");
  });

  it("reports that it cannot be loaded", async () => {
    fails(account, "not_found");
    show(<MemberAccount user={ada} />);
    await screen.findByText("This doesn't exist.");
  });
});

let times = 0;
function Billing() {
  const { data } = useQuery({
    queryKey: [...queryKeys.users, String(ada.id), "billing"],
    queryFn: () => ++times,
  });
  return <p>Read {data} times</p>;
}

describe("the block of a single member", () => {
  it("has their plan and history read again, also once it has stopped what renews", async () => {
    responds(block, null);
    const { press, user } = show(
      <>
        <BlockButton user={ada} />
        <Billing />
      </>,
    );
    await screen.findByText("Read 1 times");
    await press("Block");
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Block" }));
    await toast("User blocked");
    await screen.findByText("Read 2 times");
    await screen.findByText("Read 3 times", {}, { timeout: 4000 });
  });

  it("is lifted on a press", async () => {
    const calls = responds(unblock, listedAda);
    const { press } = show(<BlockButton user={{ ...ada, is_active: false }} />);
    await press("Unblock");
    await waitFor(() => expect(calls).toHaveLength(1));
    await toast("User unblocked");
  });

  it("is not offered for the superuser's own account", () => {
    signInAs(ada.id);
    show(<BlockButton user={ada} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
