import { type RenderResult, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Providers } from "#app/providers.tsx";

interface Shown extends RenderResult {
  readonly user: UserEvent;
  /** The address that the browser would show. */
  readonly address: () => string;
}

/** Shows a component as a page of the app would, at an address. Any other address shows its own path. */
export function show(element: ReactNode, at = "/"): Shown {
  const path = new URL(at, "http://localhost").pathname;
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
