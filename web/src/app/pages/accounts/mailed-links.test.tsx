import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInAs, toast } from "#test/browser.ts";
import { currentUser } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { hangs, isOffline, refuses, responds } from "#test/server.ts";
import { Component as ChangeEmailPage } from "./ChangeEmailPage.tsx";
import { Component as ConfirmEmailPage } from "./ConfirmEmailPage.tsx";

const me = "GET /api/accounts/v1/current_user/";
const confirm = "POST /api/accounts/v1/email/confirm/";
const change = "POST /api/accounts/v1/email/change/";

describe("the address confirmation page", () => {
  const page = () => show(<ConfirmEmailPage />, "/confirm-email/abc", "/confirm-email/:token");

  it("confirms on a press, and sends visitors to sign-in", async () => {
    const calls = responds(confirm, { detail: "Confirmed." });
    const { press, address } = page();
    expect(calls).toHaveLength(0);
    await press("Confirm my address");
    await toast("Your email address is confirmed");
    expect(address()).toBe("/signin");
    expect(calls[0]?.body).toEqual({ token: "abc" });
  });

  it("sends members home", async () => {
    signInAs(7);
    responds(me, currentUser);
    responds(confirm, { detail: "Confirmed." });
    const { press, address } = page();
    await press("Confirm my address");
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("says that a link is used up, and where to get another", async () => {
    refuses(confirm, { token: ["This link has expired or has already been used."] });
    const { press, address, unmount } = page();
    await press("Confirm my address");
    const alert = await screen.findByRole("alert", { name: "This link has expired or has already been used." });
    const link = within(alert).getByRole("link", { name: "send yourself a new link" });
    expect(link.getAttribute("href")).toBe("/signin?next=%2Fsecurity");
    expect(screen.queryByRole("button", { name: "Confirm my address" })).toBeNull();
    expect(screen.queryByText(/Click below/)).toBeNull();
    expect(address()).toBe("/confirm-email/abc");
    unmount();
    signInAs(7);
    responds(me, currentUser);
    await page().press("Confirm my address");
    const forMembers = await screen.findByRole("link", { name: "send yourself a new link" });
    expect(forMembers.getAttribute("href")).toBe("/security");
  });

  it("is busy until the response arrives", async () => {
    hangs(confirm);
    const { press } = page();
    await press("Confirm my address");
    expect(screen.getByRole("button", { name: "Confirm my address" })).toHaveProperty("ariaDisabled", "true");
  });
});

describe("the page for answering a change of address", () => {
  const page = (end: "new" | "current") =>
    show(<ChangeEmailPage />, `/change-email/${end}/abc`, "/change-email/:end/:token");

  it("confirms at the new address, and explains what is left to do", async () => {
    const calls = responds(change, { state: "waiting" });
    const { press } = page("new");
    await press("Confirm the new address");
    await screen.findByRole("heading", { name: "One step left" });
    expect(calls[0]?.body).toEqual({ token: "abc", refuse: false });
  });

  it("approves at the current address", async () => {
    responds(change, { state: "changed" });
    const { press } = page("current");
    await press("Approve the change");
    await screen.findByRole("heading", { name: "Your address has been changed" });
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/signin");
  });

  it("ends the session when the change is refused at the current address", async () => {
    signInAs(7);
    responds(me, currentUser);
    responds(change, { state: "refused" });
    const { press } = page("current");
    await press("This wasn't me");
    await screen.findByRole("heading", { name: "Your address stays" });
    expect(document.cookie).not.toContain("token");
  });

  it.each([
    ["new", "Confirm the new address", "Someone asked to use this email address"],
    ["current", "This wasn't me", "Is this you?"],
  ] as const)(
    "says that a link is used up in place of its question, and leads on (%s)",
    async (end, press, question) => {
      refuses(change, { token: ["This link has expired or has already been used."] });
      const shown = page(end);
      screen.getByText(question, { exact: false });
      await shown.press(press);
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toBe("This link has expired or has already been used.");
      expect(screen.queryByText(question, { exact: false })).toBeNull();
      expect(screen.queryByRole("button", { name: press })).toBeNull();
      expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/signin");
      shown.unmount();
      signInAs(7);
      responds(me, currentUser);
      await page(end).press(press);
      const home = await screen.findByRole("link", { name: "Back to the videos" });
      expect(home.getAttribute("href")).toBe("/");
    },
  );

  it("keeps its question when the server cannot be reached", async () => {
    isOffline(change);
    const { press } = page("new");
    await press("Confirm the new address");
    await toast("We can't be reached.");
    screen.getByRole("button", { name: "Confirm the new address" });
  });
});
