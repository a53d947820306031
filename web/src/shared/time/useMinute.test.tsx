import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useMinute } from "./useMinute.ts";

const Clock = () => <p>{useMinute()?.toISOString() ?? "unknown"}</p>;

it("is null on the server, so that its page is valid at any time and in any zone", () => {
  expect(renderToString(<Clock />)).toBe("<p>unknown</p>");
});

it("is the start of the current minute in the browser", () => {
  render(<Clock />);
  expect(screen.getByText(/:00\.000Z$/)).toBeInstanceOf(HTMLElement);
});
