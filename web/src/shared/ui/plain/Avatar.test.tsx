import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Avatar } from "./Avatar.tsx";

const shown = (src: string | null) => render(<Avatar src={src} initials="AL" size={32} />).container;

afterEach(() => vi.restoreAllMocks());

it("is a picture, or initials without one", () => {
  expect(shown("/media/a/128.webp").querySelector("img")?.alt).toBe("");
  expect(screen.queryByText("AL")).toBeNull();
  shown(null);
  screen.getByText("AL");
});

it("is initials if the picture fails to load", () => {
  const container = shown("/media/a/128.webp");
  fireEvent.error(container.querySelector("img") ?? container);
  screen.getByText("AL");
});

it("is initials if the picture failed before the app started", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  shown("/media/a/128.webp");
  screen.getByText("AL");
});
