import { expect, it } from "vitest";
import { fill } from "./useProviderDetails.ts";

const empty = {
  title: "",
  description: "",
  video_oid: "",
  category: "",
  youtube_video_link: "x",
  release_at: "",
  showcased: "false",
} as const;
const noDetails = { title: "", description: "", video_oid: "" };
const details = { title: "A film", description: "About it", video_oid: "1" };

it("fills in empty fields and keeps typed values", () => {
  expect(fill({ ...empty, category: "3" }, noDetails, details)).toEqual({ ...empty, category: "3", ...details });
  expect(fill({ ...empty, title: "Mine" }, noDetails, details)).toEqual({ ...empty, ...details, title: "Mine" });
});

it("replaces what the previous URL filled in, unless it was edited", () => {
  const filled = fill(empty, noDetails, details);
  const other = { title: "", description: "", video_oid: "2" };
  expect(fill(filled, details, other)).toEqual({ ...empty, video_oid: "2" });
  expect(fill({ ...filled, title: "A film, restored" }, details, other).title).toBe("A film, restored");
});
