import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  beside: "Neben dem Video",
  episodes: "Folgen",
  upNext: "Danach",
  nothingElse: "Sonst noch nichts.",
  notes: "Notizen",
  transcript: "Transkript",
  chapters: "Kapitel",
  share: "{title} teilen",
  wide: "Breiter Player",
} satisfies Translation<typeof english>;
