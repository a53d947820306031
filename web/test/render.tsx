import { act, type RenderResult, render, screen } from "@testing-library/react";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Providers } from "#app/providers.tsx";

interface Shown extends RenderResult {
  readonly user: UserEvent;
  /** Replaces the text of the field with this label. */
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Clicks the button with this name. */
  readonly press: (button: string | RegExp) => Promise<void>;
  /** Path and query of the page that is shown. */
  readonly address: () => string;
  /** Steps back in the history, or forward by a positive number. */
  readonly go: (steps: number) => Promise<void>;
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
  // Checking whether each element lets clicks through reads its computed style, which is slow in jsdom.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const shown = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  const fill = async (label: string, text: string) => {
    // Mantine marks a required field with an asterisk behind its label.
    await user.clear(screen.getByLabelText((name) => name === label || name === `${label} *`));
    await user.paste(text);
  };
  const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }));
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...shown, user, fill, press, address, go: (steps) => act(() => router.navigate(steps)) };
}
