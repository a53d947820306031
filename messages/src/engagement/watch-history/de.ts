import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  watched: "Angesehen",
  lastWatched: "Zuletzt angesehen (UTC)",
  video: "Video",
  length: "Länge",
  nothing: "Noch nichts.",
} satisfies Translation<typeof english>;
