import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Seguir viendo",
  nextEpisode: "Siguiente episodio",
  at: "En {time}",
  left: "quedan {length}",
  remove: "Quitar {title} de «Seguir viendo»",
  removed: "«{title}» ya no está en «Seguir viendo».",
} satisfies Translation<typeof english>;
