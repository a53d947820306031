import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  watched: "Vistos",
  lastWatched: "Visto por última vez (UTC)",
  video: "Vídeo",
  length: "Duración",
  nothing: "Nada por ahora.",
} satisfies Translation<typeof english>;
