import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createQueryClient } from "#shared/api/query.ts";
import { setTransport } from "#shared/api/transport.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { member } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { hangs, responds } from "#test/server.ts";
import { Component as MemberLayout, prefetch } from "./MemberLayout.tsx";
import { RootLayout } from "./RootLayout.tsx";

/** Two pages without a form, and one whose field takes the focus by itself. */
function Pages() {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <input aria-label="Filter" />
      {["/list", "/other", "/new"].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      {/* biome-ignore lint/a11y/noAutofocus: the page asks for this first */}
      {pathname === "/new" && <input aria-label="Address" autoFocus />}
    </main>
  );
}

describe("the focus after navigation", () => {
  const showPages = () =>
    show(
      <RootLayout>
        <Pages />
      </RootLayout>,
      "/list",
      "/:page",
    );

  it("is on the page, also if what had it is still there", async () => {
    const { user, go } = showPages();
    await user.click(screen.getByRole("link", { name: "/other" }));
    expect(document.activeElement).toBe(screen.getByRole("main"));
    screen.getByLabelText("Filter").focus();
    await go(-1);
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("stays in a field that took it by itself", async () => {
    const { user } = showPages();
    await user.click(screen.getByRole("link", { name: "/new" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Address"));
  });
});

it("does not wait for anything that needs a request to the payment provider", async () => {
  const transport = vi.fn(async () => Response.json({}));
  setTransport(transport);
  onTestFinished(() => setTransport((url, init) => fetch(url, init)));
  await prefetch({ client: createQueryClient(), params: new URLSearchParams(), path: {} });
  const asked = transport.mock.calls.map(([url]: readonly unknown[]) => url);
  expect(asked).toContain("/api/accounts/v1/current_user/");
  expect(asked).not.toContain("/api/billing/v1/subscription/");
});

it.each([true, false])("gives the header of the search page room for a field only for pro: %s", async (isPro) => {
  responds("GET /api/accounts/v1/current_user/", member());
  responds("GET /api/accounts/v1/checkpro/", isPro);
  hangs("GET /api/accounts/v1/security/");
  hangs("GET /api/billing/v1/subscription/");
  show(
    <Suspense>
      <MemberLayout>
        <p>results</p>
      </MemberLayout>
    </Suspense>,
    "/search",
  );
  await screen.findByText("results");
  if (isPro) await screen.findByLabelText("Search videos");
  expect(screen.getByRole("banner").getAttribute("data-search")).toBe(isPro ? "page" : null);
});
