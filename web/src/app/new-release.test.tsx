import { createBrowserHistory } from "@tanstack/history";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it, vi } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { visits } from "#test/browser.ts";
import { server } from "#test/server.ts";
import { App } from "./App.tsx";
import { routing } from "./routes/route.ts";

/** Opens a page whose script is not on the server. */
async function open(respond: () => Response) {
  const asked = vi.fn(respond);
  server.use(http.head("*/nowhere", asked));
  window.history.replaceState(null, "", "/nowhere");
  const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const routes = { pages: new Map(), notFound: routing(() => gone).routeTo({ file: "Gone", title: () => "Gone" }) };
  const app = <App history={createBrowserHistory()} client={queryClient} signedIn={false} routes={routes} />;
  // React reports every error, even one that is shown.
  await act(async () => render(app, { onCaughtError: () => undefined }));
  return asked;
}

it("a page whose script a new release has replaced is loaded anew, once", async () => {
  const first = await open(() => new HttpResponse());
  await waitFor(() => expect(visits).toEqual(["reload"]));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(first).toHaveBeenCalledTimes(1);
});

it("a page whose script is still missing after that shows an error", async () => {
  await open(() => new HttpResponse());
  await waitFor(() => expect(visits).toEqual(["reload"]));
  cleanup();
  const second = await open(() => new HttpResponse());
  await screen.findByRole("button", { name: "Try again" });
  expect([visits, second.mock.calls]).toEqual([["reload"], []]);
});

it("a page whose script cannot be loaded for lack of a network says so", async () => {
  await open(() => HttpResponse.error());
  await screen.findByRole("heading", { name: "You seem to be offline" });
  await screen.findByRole("button", { name: "Try again" });
  expect(visits).toEqual([]);
});
