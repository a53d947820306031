import { expect, it } from "vitest";
import { notesAsMarkdown } from "./markdown.ts";

const note = { videoId: 7, title: "Tides [4K] *new*", available: true, at: 83, text: "The moon\npulls" };

it("groups notes by video, with a link to each note's second unless the video is gone", () => {
  const later = { ...note, at: 3725, text: "# Not a heading" };
  const gone = { ...note, videoId: 8, title: "Gone", available: false, at: 0, text: "Kept" };
  expect(notesAsMarkdown([note, later, gone], "https://films.example.com")).toBe(
    `# Notes

## [Tides \\[4K\\] \\*new\\*](https://films.example.com/watch/7)

- [1:23](https://films.example.com/watch/7?t=83) The moon
  pulls
- [1:02:05](https://films.example.com/watch/7?t=3725) # Not a heading

## Gone

- 0:00 Kept
`,
  );
});

it("contains only a heading if there are no notes", () => {
  expect(notesAsMarkdown([], "https://films.example.com")).toBe("# Notes\n");
});
