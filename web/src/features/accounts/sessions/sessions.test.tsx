import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { readSession, sessionEnds, signOutsKey } from "#shared/session/session.ts";
import { showKeptToast } from "#shared/toasts/toasts.ts";
import { signInAs, toast, visits } from "#test/browser.ts";
import { sessionUser } from "#test/people.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, isOffline, responds, server } from "#test/server.ts";
import { currentUserQuery } from "./currentUser.ts";
import { signOut } from "./logout.ts";
import { SignInForm } from "./SignInForm.tsx";
import { finishSignOuts } from "./signOuts.ts";

const login = "POST /api/accounts/v1/login/";

async function signIn(offer = "", next = "") {
  const onCodeNeeded = vi.fn<(send: (code: string) => Promise<void>) => void>();
  const shown = show(<SignInForm offer={offer} next={next} onCodeNeeded={onCodeNeeded} />, "/signin");
  await shown.fill("Email", "ada@example.com");
  await shown.fill("Password", "a moor in the mist");
  await shown.press("Sign In");
  return { ...shown, onCodeNeeded };
}

describe("sign-in with a password", () => {
  it("stores the session and loads the app", async () => {
    const calls = responds(login, sessionUser);
    await signIn();
    await waitFor(() => expect(visits).toEqual(["/"]));
    expect(decodeURIComponent(document.cookie)).toContain('user={"token":"new-token","id":7}');
    expect(calls.map(({ body }) => body)).toEqual([{ email: "ada@example.com", password: "a moor in the mist" }]);
  });

  it("sends the offer of the link that was followed", async () => {
    const calls = responds(login, sessionUser);
    await signIn("offer-token");
    await waitFor(() => expect(visits).toEqual(["/"]));
    expect(calls[0]?.body).toMatchObject({ offer: "offer-token" });
  });

  it.each([
    ["/favorites?x=1", "/favorites?x=1"],
    ["/admin/health", "/"],
    ["//evil.example/favorites", "/"],
  ])("opens the requested page, if the member may see it: %s", async (next, page) => {
    responds(login, sessionUser);
    await signIn("", next);
    await waitFor(() => expect(visits).toEqual([page]));
  });

  it.each([
    ["taken", "Your free month has begun"],
    ["had", "You've already had your free month: each member and each mailbox gets one."],
    ["over", "The free month behind this link has already been used, or has expired."],
  ] as const)("says what became of the offer: %s", async (offer, message) => {
    responds(login, { ...sessionUser, offer });
    await signIn("offer-token");
    await waitFor(() => expect(visits).toEqual(["/"]));
    showKeptToast();
    await toast(message);
  });

  it("reports a wrong password, in a toast that can be closed", async () => {
    fails(login, "login_failed");
    const { user } = await signIn();
    const message = await toast("User authentication failed");
    expect(document.cookie).not.toContain("user=");
    expect(visits).toEqual([]);
    await user.click(message.querySelector("button") as HTMLButtonElement);
    await waitFor(() => expect(screen.queryByText("User authentication failed")).toBeNull());
  });

  it("says at the form what to do about a refusal, and forgets it with the next attempt", async () => {
    fails(login, "login_failed");
    const { press } = await signIn();
    const note = await screen.findByText(/^That email and password don't match/);
    expect(screen.getByRole("form").contains(note)).toBe(true);
    expect(screen.getByRole("link", { name: "set a new password" }).getAttribute("href")).toBe("/forgot-password");
    expect(document.activeElement).toBe(screen.getByLabelText(/^Password/));
    hangs(login);
    await press("Sign In");
    await waitFor(() => expect(screen.queryByText(/don't match/)).toBeNull());
  });

  it("has the address to which the offer was mailed", () => {
    const form = <SignInForm offer="offer-token" next="" email="ada@example.com" onCodeNeeded={() => undefined} />;
    show(form, "/signin?offer=offer-token");
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "ada@example.com");
  });

  it("asks for a code if the account has two-factor sign-in, and signs in with it", async () => {
    fails(login, "two_factor_required");
    const { onCodeNeeded } = await signIn("", "/subscription");
    await waitFor(() => expect(onCodeNeeded).toHaveBeenCalledOnce());
    const calls = responds(login, sessionUser);
    await onCodeNeeded.mock.calls[0]?.[0]("123456");
    expect(calls[0]?.body).toMatchObject({ email: "ada@example.com", code: "123456" });
    expect(visits).toEqual(["/subscription"]);
  });

  it("is busy until the response arrives, and sends only once", async () => {
    hangs(login);
    await signIn();
    expect(screen.getByRole("button", { name: "Sign In" })).toHaveProperty("ariaDisabled", "true");
  });

  it("reports that the server cannot be reached", async () => {
    isOffline(login);
    await signIn();
    await toast("We can't be reached.");
  });
});

/** Responds to sign-outs, and returns the tokens that they are for. */
function respondWith(respond: () => Response) {
  const tokens: (string | null)[] = [];
  server.use(
    http.post("*/api/accounts/v1/logout/", ({ request }) => {
      tokens.push(request.headers.get("authorization"));
      return respond();
    }),
  );
  return tokens;
}

const done = () => HttpResponse.json({ detail: "Signed out." });

it("ends the session here and on the server", async () => {
  signInAs(1);
  const tokens = respondWith(done);
  await signOut();
  expect([tokens, readSession(), visits, localStorage.getItem(signOutsKey)]).toEqual([
    ["Token token"],
    null,
    ["/"],
    null,
  ]);
});

it("lets what plays report where it is first", async () => {
  signInAs(1);
  respondWith(done);
  const tokens: (string | undefined)[] = [];
  addEventListener(sessionEnds, () => tokens.push(readSession()?.token), { once: true });
  await signOut();
  expect(tokens).toEqual(["token"]);
});

it("aborts what is still loading", async () => {
  signInAs(1);
  respondWith(done);
  const sent = vi.fn();
  server.use(
    http.get("*/api/accounts/v1/current_user/", ({ request }) => {
      sent(request.signal);
      return new Promise<never>(() => undefined);
    }),
  );
  const loaded = queryClient.fetchQuery(currentUserQuery);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await Promise.all([expect(loaded).rejects.toThrow("CancelledError"), signOut()]);
  expect(sent.mock.calls[0]?.[0].aborted).toBe(true);
});

it("without a network, ends the session here at once, and on the server later", async () => {
  signInAs(1);
  respondWith(() => HttpResponse.error());
  await signOut();
  expect([readSession(), visits]).toEqual([null, ["/signin"]]);
  expect(await finishSignOuts()).toBe(false);
  const tokens = respondWith(done);
  expect(await finishSignOuts()).toBe(true);
  expect(await finishSignOuts()).toBe(true);
  expect(tokens).toEqual(["Token token"]);
});

it("is finished if the session has ended meanwhile", async () => {
  signInAs(1);
  respondWith(() => HttpResponse.json({ code: "not_signed_in", message: "Please sign in." }, { status: 401 }));
  await signOut();
  expect([visits, localStorage.getItem(signOutsKey)]).toEqual([["/"], null]);
});

it("ends this device's pushes, even without a network", async () => {
  const unsubscribe = vi.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  const value = { getRegistration: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value });
  signInAs(1);
  respondWith(() => HttpResponse.error());
  await signOut();
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(unsubscribe).toHaveBeenCalledOnce();
});
