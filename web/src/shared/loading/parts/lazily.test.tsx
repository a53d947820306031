import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast, visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { server } from "#test/server.ts";
import { DialogLoadError } from "./DialogLoadError.tsx";
import { InlineLoadError } from "./InlineLoadError.tsx";
import { lazily } from "./lazily.tsx";
import { SilentLoadError } from "./SilentLoadError.tsx";

const Loaded = () => <p>the part</p>;

/** Fails once. */
const flaky = () =>
  vi
    .fn<() => Promise<typeof Loaded>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(Loaded);

beforeEach(() => {
  // React reports every error, even one that is shown.
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const reached = (respond: () => Response) => server.use(http.head("*/", respond));

function showBesideText(Part: () => ReactNode) {
  return show(
    <>
      <p>the rest</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
}

function Opener({ of: Dialog }: { of: ComponentType<{ onNotLoaded: () => void }> }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      {opened && (
        <Suspense>
          <Dialog onNotLoaded={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

it("a part that fails to load leaves the rest of the page, and tries again", async () => {
  reached(() => HttpResponse.error());
  const Part = lazily(flaky(), InlineLoadError);
  const { press } = showBesideText(() => <Part />);
  await screen.findByRole("heading", { name: "You seem to be offline" });
  screen.getByText("the rest");
  await press("Try again");
  await screen.findByText("the part");
  expect(visits).toEqual([]);
});

it("a part that a new release has replaced asks for a reload", async () => {
  reached(() => new HttpResponse());
  const Part = lazily(flaky(), InlineLoadError);
  const { press } = showBesideText(() => <Part />);
  await screen.findByText("There's a new version of this site. Please reload the page.");
  await press("Try again");
  expect(visits).toEqual(["reload"]);
});

it("a dialog that does not open says why, and its button tries again", async () => {
  reached(() => HttpResponse.error());
  const Dialog = lazily(flaky(), DialogLoadError);
  const { press } = show(<Opener of={Dialog} />);
  await press("Open");
  await toast("We can't be reached.");
  await press("Open");
  await screen.findByText("the part");
});

it("what the page works without is loaded when the network is back", async () => {
  const load = flaky();
  const Extra = lazily(load, SilentLoadError);
  showBesideText(() => <Extra />);
  await waitFor(() => {
    window.dispatchEvent(new Event("online"));
    screen.getByText("the part");
  });
  screen.getByText("the rest");
  expect(load).toHaveBeenCalledTimes(2);
});

it("an error of rendering is the page's", async () => {
  const Broken = lazily(
    async () => () => {
      throw new Error("broken");
    },
    InlineLoadError,
  );
  show(
    <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
      <Suspense>
        <Broken />
      </Suspense>
    </ErrorBoundary>,
  );
  await screen.findByText("Error: broken");
});
