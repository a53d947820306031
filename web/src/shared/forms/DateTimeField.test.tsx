import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "#test/render.tsx";
import { DateTimeField } from "./DateTimeField.tsx";

beforeEach(() => void vi.stubEnv("TZ", "Europe/Berlin"));
afterEach(() => vi.unstubAllEnvs());

function Chosen({ start = "" }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateTimeField label="Time" value={value} onChange={setValue} />
      <output aria-label="Stored">{value}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>("Time");
const stored = () => screen.getByLabelText("Stored").textContent;
const note = () => screen.getAllByRole("status")[0]?.textContent;

it("says what a time means that the clock skips, and shows it once it is left", () => {
  show(<Chosen />);
  fireEvent.change(field(), { target: { value: "2026-03-29T02:30" } });
  expect(stored()).toBe("2026-03-29T01:30:00.000Z");
  expect(note()).toMatch(/^The clocks change at this time\. What counts is .*03:30/);
  fireEvent.blur(field());
  expect(field().value).toBe("2026-03-29T03:30");
  expect(note()).toBe("");
});

it("keeps the second of two equal times, and says which one it is", () => {
  show(<Chosen start="2026-10-25T01:30:00.000Z" />);
  expect(field().value).toBe("2026-10-25T02:30");
  expect(note()).toMatch(/02:30.*(?:GMT\+1|CET)/);
  fireEvent.blur(field());
  expect(stored()).toBe("2026-10-25T01:30:00.000Z");
});
