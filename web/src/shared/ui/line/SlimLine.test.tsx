import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { IconMail } from "#shared/icons/member.ts";
import { show } from "#test/render.tsx";
import { SlimLine } from "./SlimLine.tsx";

const { dataset } = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  delete dataset.postponed;
});

it("a line is put off for a day, and the focus goes to the page", async () => {
  const { press } = show(
    <main id="main" tabIndex={-1}>
      <SlimLine name="address" label="Your address" icon={IconMail}>
        Please confirm it.
      </SlimLine>
    </main>,
  );
  expect(screen.getByRole("region", { name: "Your address" }).textContent).toBe("Please confirm it.");
  await press("Not today");
  expect(dataset.postponed).toContain("address");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  const { address } = JSON.parse(localStorage.getItem("postponed") ?? "");
  expect((address - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
});
