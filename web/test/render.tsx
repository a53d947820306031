import { type RenderResult, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Providers } from "#app/providers.tsx";

interface Shown extends RenderResult {
  readonly user: UserEvent;
  /** Path and query of the page that is shown. */
  readonly address: () => string;
}

/**
 * Shows a component as a page of the app would.
 * @param at path and query of the page; every other path shows "another page"
 * @param path the route's path, where it has parameters
 */
export function show(element: ReactNode, at = "/", path: string = new URL(at, "http://localhost").pathname): Shown {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: "*", element: <p>another page</p> },
    ],
    { initialEntries: [at] },
  );
  const user = userEvent.setup();
  const shown = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...shown, user, address: () => router.state.location.pathname + router.state.location.search };
}
