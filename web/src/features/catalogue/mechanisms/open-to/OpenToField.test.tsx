import type { OwnersPlan } from "@mindreel/contract/billing/plans";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { OpenToField } from "./OpenToField.tsx";

const plan = (id: number, name: string, archived_at: string | null = null): OwnersPlan => ({
  ...{
    id,
    name,
    description: "",
    features: [],
    trial_days: 0,
    trial_card: false,
    position: id,
    archived_at,
    members: 0,
  },
  ...{ follows_settings: false, follows_price: false, prices: [] },
});
const sent = () => document.querySelector<HTMLInputElement>("input[name=open_to]")?.value;
const choice = () => screen.getByLabelText<HTMLSelectElement>("Open to");

beforeEach(() => {
  responds("GET /api/billing/v1/plans/", [
    plan(1, "Basic"),
    plan(2, "Premium"),
    plan(3, "Old", "2026-01-01T00:00:00Z"),
  ]);
});

it("opens a video to a group of people, or leaves it to its series", async () => {
  const { user } = show(<OpenToField of="video" value="" error={undefined} />);
  expect(sent()).toBe("");
  await user.selectOptions(choice(), "Everyone, without an account");
  expect(sent()).toBe("everyone");
  await user.selectOptions(choice(), "As its series or category");
  expect(sent()).toBe("");
});

it("opens a series to chosen plans, at least one", async () => {
  const { user } = show(<OpenToField of="series" value="everyone" error={undefined} />);
  await screen.findByRole("option", { name: "Members of chosen plans" });
  await user.selectOptions(choice(), "Members of chosen plans");
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect(box("Premium").required).toBe(true);
  await user.click(box("Premium"));
  await user.click(box("Basic"));
  expect(sent()).toBe("[1,2]");
  await user.click(box("Basic"));
  expect(sent()).toBe("[2]");
  expect(screen.queryByRole("checkbox", { name: "Old" })).toBeNull();
});

it("shows the plans that were chosen, archived ones too", async () => {
  show(<OpenToField of="category" value="[3]" error={undefined} />);
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Old" })).checked).toBe(true);
  expect(choice().value).toBe("plans");
});
