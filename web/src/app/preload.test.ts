import { expect, it, vi } from "vitest";
import { createQueryClient } from "#shared/api/query.ts";
import { clearSession } from "#shared/session/session.ts";
import { signInAs } from "#test/browser.ts";
import { preloader } from "./preload.ts";
import { routing } from "./routes/route.ts";

const Component = () => null;

/** A site whose only page loads once `arrive` is called. */
function site() {
  const prefetch = vi.fn(async () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = async () => {
    await promise;
    return { Component, prefetch };
  };
  const routes = { pages: new Map(), notFound: routing(() => load).routeTo({ file: "Page", title: () => "Page" }) };
  return { preload: preloader(createQueryClient(), routes), arrive: resolve, prefetch };
}

it("loads a page's data once its script is there, for visitors and members", async () => {
  for (const signIn of [() => undefined, () => signInAs(1)]) {
    signIn();
    const { preload, arrive, prefetch } = site();
    preload("/page");
    arrive();
    await vi.waitFor(() => expect(prefetch).toHaveBeenCalledOnce());
  }
});

it("asks for nothing once the member has signed out", async () => {
  signInAs(1);
  const { preload, arrive, prefetch } = site();
  preload("/page");
  clearSession();
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(prefetch).not.toHaveBeenCalled();
});
