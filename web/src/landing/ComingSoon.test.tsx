import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { usualValues } from "#landing/frame/sections.ts";
import { ComingSoon } from "./ComingSoon.tsx";

it("has the owner's picture behind its words, and the rings where there is none", () => {
  const { container, rerender } = render(<ComingSoon {...usualValues} />);
  expect(container.querySelector("picture")).toBeNull();
  expect(container.querySelector(".stage-rings")).not.toBeNull();
  const id = "0123456789abcdef01234567";
  rerender(<ComingSoon {...usualValues} hero={{ kind: "picture", id }} />);
  expect(container.querySelector(".soon-backdrop img")?.getAttribute("src")).toBe(`/media/${id}/1280x720.webp`);
  expect(container.querySelector(".stage-rings")).toBeNull();
});
