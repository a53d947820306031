import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { security } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, refuses, responds } from "#test/server.ts";
import { noSubscription } from "#test/standing.ts";
import { AccountDeletion } from "./AccountDeletion.tsx";
import { AccountDeletionNotice } from "./AccountDeletionNotice.tsx";

const request = "POST /api/accounts/v1/security/leave/";
const cancel = "DELETE /api/accounts/v1/security/leave/";
const read = "GET /api/accounts/v1/security/";
const standing = "GET /api/billing/v1/subscription/";
const leaves_at = "2026-01-29T12:00:00.000Z";

async function ask() {
  const shown = show(<AccountDeletion security={security} />);
  await shown.press("Delete my account");
  await shown.fill("Current password", "a moor in the mist");
  return shown;
}

describe("account deletion", () => {
  it("requires the password, with or without the news sign-up", async () => {
    const calls = responds(request, { leaves_at });
    responds(read, { ...security, leaves_at });
    const { press, user } = await ask();
    await user.click(screen.getByRole("checkbox", { name: "Remove my news sign-up as well" }));
    await press("Delete account");
    await toast("Your account will be deleted in 14 days");
    expect(calls[0]?.body).toEqual({ current_password: "a moor in the mist", forget_news: true });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("shows a wrong password at its field", async () => {
    refuses(request, { current_password: ["This isn't your password."] });
    const { press } = await ask();
    await press("Delete account");
    await screen.findByText("This isn't your password.");
    expect(within(screen.getByRole("dialog")).getByText("This isn't your password.")).toBeInstanceOf(HTMLElement);
  });

  it("is busy until the response arrives", async () => {
    hangs(request);
    const { press } = await ask();
    await press("Delete account");
    expect(screen.getByRole("button", { name: "Delete account" })).toHaveProperty("ariaDisabled", "true");
  });

  it("shows its day, and can be cancelled", async () => {
    responds(cancel, null);
    responds(standing, noSubscription);
    responds(read, security);
    const { press } = show(<AccountDeletion security={{ ...security, leaves_at }} />);
    expect(screen.getByText("29 Jan 2026")).toBeInstanceOf(HTMLElement);
    await press("Keep my account");
    await toast("Your account stays");
  });
});

describe("the notice of an account deletion", () => {
  it("shows the day, and disappears once the account is kept", async () => {
    responds(read, { ...security, leaves_at });
    const { press } = show(
      <>
        <AccountDeletionNotice />
        <main id="main" tabIndex={-1} />
      </>,
    );
    const notice = await screen.findByRole("region", { name: "Your account" });
    expect(notice.textContent).toContain("will be deleted on 29 Jan 2026");
    responds(cancel, null);
    responds(standing, noSubscription);
    responds(read, security);
    await press("Keep my account");
    await toast("Your account stays");
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("warns that the subscription still ends once the account is kept", async () => {
    responds(read, { ...security, leaves_at });
    responds(cancel, null);
    const paid_until = "2026-02-15T12:00:00.000Z";
    responds(standing, { ...noSubscription, state: "cancelling", is_pro: true, pro_until: paid_until, paid_until });
    const { press } = show(<AccountDeletionNotice />);
    await press("Keep my account");
    await toast("Your account stays. Your subscription still ends on 15 February 2026");
  });

  it("keeps the account even if the subscription cannot be read", async () => {
    responds(read, { ...security, leaves_at });
    responds(cancel, null);
    fails(standing, "internal");
    const { press } = show(<AccountDeletionNotice />);
    await press("Keep my account");
    await toast("Your account stays");
  });

  it("reports that the account could not be kept", async () => {
    responds(read, { ...security, leaves_at });
    fails(cancel, "internal");
    const { press } = show(<AccountDeletionNotice />);
    await press("Keep my account");
    await toast("Something went wrong on our side.");
    expect(screen.getByRole("region", { name: "Your account" })).toBeInstanceOf(HTMLElement);
  });
});
