import { createBrowserHistory, type RouterHistory } from "@tanstack/history";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, type RenderResult, render, screen } from "@testing-library/react";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { queryClient } from "#shared/api/query.ts";
import { Mantine } from "#shared/mantine/Mantine.tsx";
import { NavigationProvider, useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { readSession } from "#shared/session/session.ts";
import { SignedIn } from "#shared/session/signedIn.tsx";
import { Toasts } from "#shared/toasts/Toasts.tsx";

interface Shown extends RenderResult {
  readonly user: UserEvent;
  /** Replaces the text of the field with this label. */
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Clicks the button with this name. */
  readonly press: (button: string | RegExp) => Promise<void>;
  /** Path and query of the current page. */
  readonly address: () => string;
  /** Moves in the history: negative steps go back. */
  readonly go: (steps: number) => Promise<void>;
}

interface RoutedProps {
  readonly path: string;
  readonly element: ReactNode;
}

function Routed({ path, element }: RoutedProps) {
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
  return pattern.test(useLocation().pathname) ? element : <p>another page</p>;
}

let history: RouterHistory | undefined;

/**
 * Renders a component as a page of the app.
 * @param at path and query of the page; every other path shows "another page"
 * @param path the page's path pattern, if it has parameters
 */
export function show(element: ReactNode, at = "/", path: string = new URL(at, "http://localhost").pathname): Shown {
  history?.destroy();
  // A test may have set a fragment, which only the browser sees.
  window.history.replaceState(null, "", at + window.location.hash);
  const shownHistory = createBrowserHistory();
  history = shownHistory;
  // The check whether each element lets clicks through reads its computed style, which is slow in jsdom.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const shown = render(
    <>
      <QueryClientProvider client={queryClient}>
        <SignedIn value={readSession() !== null}>
          <NavigationProvider history={shownHistory}>
            <Mantine>
              <Routed path={path} element={element} />
            </Mantine>
            <Toasts />
          </NavigationProvider>
        </SignedIn>
      </QueryClientProvider>
    </>,
  );
  const fill = async (label: string, text: string) => {
    // Mantine marks a required field with an asterisk after its label.
    await user.clear(screen.getByLabelText((name) => name === label || name === `${label} *`));
    await user.paste(text);
  };
  const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }));
  const address = () => shownHistory.location.pathname + shownHistory.location.search;
  const go = (steps: number) =>
    act(async () => {
      const popped = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
      shownHistory.go(steps);
      await popped;
    });
  return { ...shown, user, fill, press, address, go };
}
