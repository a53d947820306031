import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ApiError, unreachable } from "#shared/api/api.ts";
import { show } from "#test/render.tsx";
import { ErrorState } from "./ErrorState.tsx";

it("retries by itself once the network is back", () => {
  const onRetry = vi.fn();
  const { unmount } = show(<ErrorState error={unreachable()} onRetry={onRetry} />);
  screen.getByText("You seem to be offline");
  expect(onRetry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  expect(onRetry).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event("online"));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("leaves the retry of what the server refused to people", () => {
  const onRetry = vi.fn();
  show(<ErrorState error={new ApiError(500, "internal", "Something went wrong.", null)} onRetry={onRetry} />);
  window.dispatchEvent(new Event("online"));
  expect(onRetry).not.toHaveBeenCalled();
});
