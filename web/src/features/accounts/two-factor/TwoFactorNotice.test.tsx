import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { security } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { TwoFactorNotice } from "./TwoFactorNotice.tsx";

const read = "GET /api/accounts/v1/security/";
const needed = { ...security, two_factor_mandatory: true, two_factor_setup_required: true };

describe("the notice of a required second factor", () => {
  it("links to the security page for a superuser without it", async () => {
    responds(read, needed);
    const { user, address } = show(<TwoFactorNotice />, "/subscription");
    const notice = await screen.findByRole("region", { name: "Two-factor sign-in is needed" });
    expect(notice.textContent).toContain("you can use Mindreel as a member");
    await user.click(screen.getByRole("link", { name: "Set up" }));
    expect(address()).toBe("/security");
  });

  it("has no link on the security page", async () => {
    responds(read, needed);
    show(<TwoFactorNotice />, "/security");
    await screen.findByRole("region", { name: "Two-factor sign-in is needed" });
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("asks members who have set it up to sign in again with the code", async () => {
    responds(read, { ...needed, two_factor: true });
    show(<TwoFactorNotice />);
    await screen.findByText(/Please sign in again, with your code\./);
  });

  it("is not shown to anyone else", async () => {
    const calls = responds(read, security);
    show(<TwoFactorNotice />);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
  });
});
