import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { PlayerFailure } from "./PlayerFailure.tsx";
import { useBlockedHost } from "./useBlockedHost.ts";

const onRetry = vi.fn();

function Failure() {
  const provider = { page: "https://cdn.example.com/a.m3u8", name: "cdn.example.com" };
  return <PlayerFailure provider={provider} blocked={useBlockedHost()} onRetry={onRetry} />;
}

/** The event that browsers fire when a content security policy blocks a request. */
const block = (blockedURI: string, effectiveDirective = "connect-src") =>
  act(() => {
    document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { blockedURI, effectiveDirective }));
  });

beforeEach(() => {
  sessionStorage.clear();
  visits.length = 0;
});

it("offers a retry", async () => {
  const { user } = show(<Failure />);
  screen.getByText("This video can't be played here right now.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("offers to reload a page that was opened before the video's host was added", async () => {
  const { user } = show(<Failure />);
  block("https://cdn.example.com/a.m3u8");
  screen.getByText(/after you opened this page/);
  await user.click(screen.getByRole("button", { name: "Reload the page" }));
  expect(visits).toEqual(["reload"]);
});

it("names the unknown host if a reload did not help, and offers no second one", async () => {
  const { user, unmount } = show(<Failure />);
  block("https://seg.example.com/1.ts");
  await user.click(screen.getByRole("button", { name: "Reload the page" }));
  unmount();
  show(<Failure />);
  block("https://seg.example.com/1.ts");
  screen.getByText(/also needs seg\.example\.com/);
  screen.getByRole("button", { name: "Try again" });
});

it("ignores other violations", () => {
  show(<Failure />);
  block("https://pictures.example.com/1.png", "img-src");
  screen.getByText("This video can't be played here right now.");
});
