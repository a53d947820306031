import { expect, it } from "vitest";
import { fill } from "./useProviderFill.ts";

const empty = { title: "", description: "", video_oid: "", category: "", youtube_video_link: "x", release_at: "" };
const nothing = { title: "", description: "", video_oid: "" };
const told = { title: "A film", description: "About it", video_oid: "1" };

it("fills what is empty, and nothing that was typed", () => {
  expect(fill({ ...empty, category: "3" }, nothing, told)).toEqual({ ...empty, category: "3", ...told });
  expect(fill({ ...empty, title: "Mine" }, nothing, told)).toEqual({ ...empty, ...told, title: "Mine" });
});

it("takes back what came from an address with that address, unless it was edited", () => {
  const filled = fill(empty, nothing, told);
  const other = { title: "", description: "", video_oid: "2" };
  expect(fill(filled, told, other)).toEqual({ ...empty, video_oid: "2" });
  expect(fill({ ...filled, title: "A film, restored" }, told, other).title).toBe("A film, restored");
});
