import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { call } from "#shared/api/api.ts";
import { followSession } from "#shared/session/session.ts";
import { signInAs, visits } from "#test/browser.ts";
import { offer } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as SignInPage } from "./accounts/visitors/SignInPage.tsx";
import { Component as SignUpPage } from "./accounts/visitors/SignUpPage.tsx";
import { Component as NotFoundPage } from "./NotFoundPage.tsx";

const signIn = () =>
  screen
    .getAllByRole("link")
    .filter(({ textContent }) => textContent?.toLowerCase().startsWith("sign in"))
    .map((link) => [link.textContent, link.getAttribute("href")])
    .at(-1);

describe("the 404 page, for a visitor", () => {
  it.each(["/favorites", "/subscription?checkout=cancelled", "/admin/users/7"])("offers to sign in for %s", (path) => {
    show(<NotFoundPage />, path);
    screen.getByText("The page you're looking for does not seem to exist");
    expect(signIn()).toEqual(["Sign in to see this page", `/signin?next=${encodeURIComponent(path)}`]);
  });

  it.each(["/nowhere", "/favorites/more"])("does not offer it at %s", (path) => {
    show(<NotFoundPage />, path);
    expect(signIn()).toEqual(["Sign In", "/signin"]);
  });

  it("offers nothing to members", () => {
    signInAs(7);
    show(<NotFoundPage />, "/nowhere");
    expect(screen.queryByRole("link", { name: /^Sign in/i })).toBeNull();
  });
});

describe("the sign-up page", () => {
  const link = () => screen.queryByRole("link", { name: "Get your first month free" });

  it("links to the free month, unless somebody arrived with an offer", () => {
    const { unmount } = show(<SignUpPage />, "/signup");
    expect(link()?.getAttribute("href")).toBe("/#free-month");
    unmount();
    responds("GET /api/public/v1/offer/", offer);
    show(<SignUpPage />, "/signup?offer=offer-token");
    expect(link()).toBeNull();
  });

  it("keeps the page to return to on the way to the free month", () => {
    show(<SignUpPage />, "/signup?next=%2Fwatch%2F7");
    expect(link()?.getAttribute("href")).toBe("/?next=%2Fwatch%2F7#free-month");
  });

  it("has the form filled in by an offer, until another address is wanted", async () => {
    responds("GET /api/public/v1/offer/", offer);
    const { press } = show(<SignUpPage />, "/signup?offer=offer-token");
    await screen.findByText("Your free month is waiting");
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "ada@example.com");
    expect(screen.getByLabelText(/^Username/)).toHaveProperty("value", "Ada");
    await press("Use another address");
    expect(screen.getByLabelText(/^Email/)).toMatchObject({ value: "", readOnly: false });
    expect(screen.getByLabelText(/^Username/)).toHaveProperty("value", "");
    expect(screen.getByLabelText(/^Confirm password/)).toHaveProperty("required", true);
  });

  it("leads to sign-in where the address has an account", async () => {
    responds("GET /api/public/v1/offer/", { ...offer, username: null });
    const { press } = show(<SignUpPage />, "/signup?offer=offer-token&next=%2Fwatch%2F7");
    await screen.findByText("You already have an account");
    expect(screen.queryByRole("form")).toBeNull();
    const signIn = screen.getAllByRole("link", { name: "Sign in" }).at(-1);
    expect(signIn?.getAttribute("href")).toBe("/signin?offer=offer-token&next=%2Fwatch%2F7");
    await press("Use another address");
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "");
  });

  it.each([
    ["is over, and may have expired unused", false, true],
    ["was used with this mailbox", true, false],
  ])("offers another free month only if the one behind the link %s", async (_, had, isOffered) => {
    responds("GET /api/public/v1/offer/", { ...offer, usable: false, had });
    show(<SignUpPage />, "/signup?offer=offer-token");
    await screen.findByText(had ? "You've had your free month" : "This offer is over");
    expect(link() !== null).toBe(isOffered);
  });
});

describe("a session that ends while the app is open", () => {
  it("redirects to the sign-in page, which leads back", async () => {
    window.history.replaceState(null, "", "/favorites?page=2");
    signInAs(7);
    fails("GET /api/accounts/v1/current_user/", "unauthenticated");
    await call("GET /api/accounts/v1/current_user/").catch(() => undefined);
    await waitFor(() => expect(visits).toEqual(["/signin?next=%2Ffavorites%3Fpage%3D2&ended=1"]));
  });

  it("also does so after a sign-out in another tab", () => {
    window.history.replaceState(null, "", "/profile");
    followSession();
    expect(visits).toEqual(["/signin?next=%2Fprofile&ended=1"]);
  });

  it("is mentioned on the sign-in page, and only then; the link to sign-up keeps the page", () => {
    const { unmount } = show(<SignInPage />, "/signin?next=%2Ffavorites&ended=1");
    expect(screen.getByText("You're signed out").closest("[role=alert]")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(
      "/signup?next=%2Ffavorites",
    );
    unmount();
    show(<SignInPage />, "/signin?next=%2Ffavorites");
    expect(screen.queryByText("You're signed out")).toBeNull();
  });
});
