import { expect, it } from "vitest";
import { planChange } from "./video-admin.policy.ts";

const noon = new Date("2026-01-15T12:00:00Z");
const video = { id: 7, title: "Ocean", categoryId: 1, releaseAt: noon, showcasedAt: null };
const nothing = { categoryId: undefined, releaseAt: undefined, showcasedAt: undefined };

it("keeps values that are not given, and undoes the others", () => {
  const { change, changed, undo } = planChange(video, { ...nothing, categoryId: null });
  expect(change).toEqual({ id: 7, categoryId: null, releaseAt: noon, showcasedAt: null });
  expect(changed).toEqual(["category"]);
  expect(undo).toEqual({ ...nothing, id: 7, categoryId: 1 });
});

it("ignores an unchanged time, and records a removed one", () => {
  expect(planChange(video, { ...nothing, categoryId: 1, releaseAt: new Date(noon) }).changed).toEqual([]);
  const { changed, undo } = planChange(video, { ...nothing, releaseAt: null });
  expect(changed).toEqual(["release time"]);
  expect(undo.releaseAt).toEqual(noon);
});
