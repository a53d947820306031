import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { readSession, sessionEnds, signOutsKey } from "#shared/session/session.ts";
import { signInAs, visits } from "#test/browser.ts";
import { server } from "#test/server.ts";
import { currentUserQuery } from "./currentUser.ts";
import { signOut } from "./logout.ts";
import { finishSignOuts } from "./signOuts.ts";

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
