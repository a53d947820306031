import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { security } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { EmailConfirmationNotice } from "./EmailConfirmationNotice.tsx";

const read = "GET /api/accounts/v1/security/";
const resend = "POST /api/accounts/v1/security/confirmation/";
const unconfirmed = { ...security, email_confirmed: false };

describe("the notice of an unconfirmed address", () => {
  it.each(["/", "/security"])("shows the address at %s, and mails the link again once", async (at) => {
    responds(read, unconfirmed);
    responds(resend, { detail: "Mailed." });
    const { press } = show(<EmailConfirmationNotice />, at);
    const notice = await screen.findByRole("region", { name: "Your email address" });
    expect(notice.textContent).toContain("ada@example.com");
    await press("Send again");
    await toast("The email is on its way");
    expect(screen.getByRole("button", { name: "Send again" })).toHaveProperty("disabled", true);
  });

  it("can be put off, except on the pages of the account", async () => {
    responds(read, unconfirmed);
    const { unmount } = show(<EmailConfirmationNotice />, "/favorites");
    expect(await screen.findByRole("button", { name: "Not today" })).toBeInstanceOf(HTMLElement);
    unmount();
    show(<EmailConfirmationNotice />, "/profile");
    await screen.findByRole("button", { name: "Send again" });
    expect(screen.queryByRole("button", { name: "Not today" })).toBeNull();
  });

  it("reports that a mail has only just been sent", async () => {
    responds(read, unconfirmed);
    fails(resend, "rate_limited", { message: "We've already sent you an email. Please wait a minute." });
    const { press } = show(<EmailConfirmationNotice />);
    await press("Send again");
    await toast("We've already sent you an email.");
  });

  it("is busy until the response arrives", async () => {
    responds(read, unconfirmed);
    hangs(resend);
    const { press } = show(<EmailConfirmationNotice />);
    await press("Send again");
    expect(screen.getByRole("button", { name: "Send again" })).toHaveProperty("ariaDisabled", "true");
  });

  it("is not shown once the address is confirmed, or while that is unknown", async () => {
    const calls = responds(read, security);
    show(<EmailConfirmationNotice />);
    expect(screen.queryByRole("region")).toBeNull();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
  });
});
