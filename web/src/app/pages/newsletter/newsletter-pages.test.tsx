import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInAs, toast, toasts } from "#test/browser.ts";
import { currentUser, offer } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, isOffline, refuses, responds } from "#test/server.ts";
import { Component as EndAnswerMailsPage } from "./EndAnswerMailsPage.tsx";
import { Component as EndNoticeMailsPage } from "./EndNoticeMailsPage.tsx";
import { Component as NewsAgainPage } from "./NewsAgainPage.tsx";
import { Component as OfferPage } from "./OfferPage.tsx";
import { Component as UnsubscribePage } from "./UnsubscribePage.tsx";

describe("the page for unsubscribing from the news", () => {
  const call = "POST /api/subscriber/v1/unsubscribe/{token}/";
  const page = () => show(<UnsubscribePage />, "/unsubscribe/1.abc", "/unsubscribe/:token");

  it("unsubscribes on a press", async () => {
    const calls = responds(call, { detail: "Unsubscribed." });
    const { press } = page();
    expect(calls).toHaveLength(0);
    await press("Unsubscribe");
    await screen.findByRole("heading", { name: "You're unsubscribed" });
    expect(calls[0]?.url.pathname).toBe("/api/subscriber/v1/unsubscribe/1.abc/");
  });

  it("says that a link is incomplete in place of the button, and leads on", async () => {
    const message = "This link isn't complete. Please open it from the email again.";
    fails(call, "not_found", { message });
    const { press } = page();
    await press("Unsubscribe");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.queryByRole("button", { name: "Unsubscribe" })).toBeNull();
    expect(screen.queryByText(/Click below/)).toBeNull();
    expect(screen.getByRole("link", { name: "Go to Home" }).getAttribute("href")).toBe("/");
  });

  it("keeps its button when the server cannot be reached", async () => {
    isOffline(call);
    const { press } = page();
    await press("Unsubscribe");
    await toast("We can't be reached.");
    screen.getByRole("button", { name: "Unsubscribe" });
  });

  it("is busy until the response arrives", async () => {
    hangs(call);
    const { press } = page();
    await press("Unsubscribe");
    expect(screen.getByRole("button", { name: "Unsubscribe" })).toHaveProperty("ariaDisabled", "true");
  });
});

describe("the page for getting the news again", () => {
  it("subscribes on its press", async () => {
    const calls = responds("POST /api/subscriber/v1/again/{token}/", { detail: "You get our news again." });
    const { press } = show(<NewsAgainPage />, "/news-again/1.abc", "/news-again/:token");
    expect(calls).toHaveLength(0);
    await press("Get the news again");
    await screen.findByRole("heading", { name: "You get our news again" });
    expect(calls[0]?.url.pathname).toBe("/api/subscriber/v1/again/1.abc/");
  });

  it("says that a link is used up in place of the button", async () => {
    const message = "This link has been used, or isn't complete. Please sign up again.";
    fails("POST /api/subscriber/v1/again/{token}/", "not_found", { message });
    const { press } = show(<NewsAgainPage />, "/news-again/1.abc", "/news-again/:token");
    await press("Get the news again");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.queryByRole("button", { name: "Get the news again" })).toBeNull();
  });
});

describe("the page for unsubscribing from mails of a kind", () => {
  it("leads to the Notices page when its link is incomplete", async () => {
    const message = "This link isn't complete. Please open it from the email again.";
    fails("POST /api/notices/v1/unsubscribe/{token}/", "not_found", { message });
    const { press } = show(<EndNoticeMailsPage />, "/notices/unsubscribe/1.abc", "/notices/unsubscribe/:token");
    await press("Unsubscribe");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    const link = screen.getByRole("link", { name: "Choose your emails on the Notices page" });
    expect(link.getAttribute("href")).toBe("/signin?next=%2Fnotices");
  });
});

describe("the page for unsubscribing from mails about requests", () => {
  it("unsubscribes on its press", async () => {
    const calls = responds("POST /api/requests/v1/unsubscribe/{token}/", { detail: "You're unsubscribed." });
    const { press } = show(<EndAnswerMailsPage />, "/requests/unsubscribe/1.abc", "/requests/unsubscribe/:token");
    expect(calls).toHaveLength(0);
    await press("Unsubscribe");
    await screen.findByRole("heading", { name: "You're unsubscribed" });
    expect(calls[0]?.url.pathname).toBe("/api/requests/v1/unsubscribe/1.abc/");
  });
});

describe("an offer's page, for a member", () => {
  const read = "GET /api/public/v1/offer/";
  const redeem = "POST /api/billing/v1/offer/";
  const page = () => show(<OfferPage />, "/signup?offer=offer-token");

  it("gives the free month on a press", async () => {
    signInAs(7);
    responds("GET /api/accounts/v1/current_user/", currentUser);
    responds(read, offer);
    const calls = responds(redeem, { pro_until: "2026-02-15T12:00:00.000Z" });
    const { press, address } = page();
    await screen.findByText("Your free month is waiting");
    await press("Start the free month");
    await toast("Your free month has begun");
    expect(address()).toBe("/");
    expect(calls[0]?.body).toEqual({ offer: "offer-token" });
  });

  it("leads back to the page that the member came from", async () => {
    signInAs(7);
    responds("GET /api/accounts/v1/current_user/", currentUser);
    responds(read, offer);
    responds(redeem, { pro_until: "2026-02-15T12:00:00.000Z" });
    const { press, address } = show(<OfferPage />, "/signup?offer=offer-token&next=%2Fwatch%2F7");
    await screen.findByText("Your free month is waiting");
    await press("Start the free month");
    await waitFor(() => expect(address()).toBe("/watch/7"));
  });

  it("explains calmly that there is no second free month, and links onwards", async () => {
    signInAs(7);
    responds("GET /api/accounts/v1/current_user/", currentUser);
    responds(read, offer);
    const message = "You've already had your free month: each member and each mailbox gets one.";
    refuses(redeem, { offer: [message] });
    const { press, address } = page();
    await screen.findByText("Your free month is waiting");
    await press("Start the free month");
    expect((await screen.findByText(message)).closest("[role=alert]")).not.toBeNull();
    expect(toasts()).toEqual([]);
    expect(screen.queryByText("Your free month is waiting")).toBeNull();
    expect(screen.queryByRole("button", { name: "Start the free month" })).toBeNull();
    expect(screen.getByRole("link", { name: "See the plan" }).getAttribute("href")).toBe("/subscription");
    expect(address()).toBe("/signup?offer=offer-token");
  });

  it("cannot give an offer that was already used", async () => {
    responds(read, { ...offer, usable: false });
    page();
    await screen.findByText("This offer is over");
    expect(screen.queryByRole("button", { name: "Start the free month" })).toBeNull();
  });

  it("reports that the server cannot be reached", async () => {
    responds(read, offer);
    isOffline(redeem);
    const { press } = page();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Start the free month" })).toHaveProperty("ariaDisabled", null),
    );
    await press("Start the free month");
    await toast("We can't be reached.");
  });
});
