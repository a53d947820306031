import { expect, it } from "vitest";
import { transcriptsOf } from "./useTranscriptTab.tsx";

it("prefers captions to subtitles, and ignores chapters and metadata", () => {
  const caption = { language: "en", label: "English", cues: 1, created_at: "2026-11-22T10:00:00Z" };
  const kinds = ["metadata", "subtitles", "chapters", "descriptions", "captions"] as const;
  const all = kinds.map((kind, id) => ({ ...caption, id, kind }));
  expect(transcriptsOf(all).map(({ kind }) => kind)).toEqual(["captions", "subtitles", "descriptions"]);
});
