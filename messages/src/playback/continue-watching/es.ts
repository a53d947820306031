import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Seguir viendo",
  nextEpisode: "Siguiente episodio",
  at: "En {time}",
  left: "quedan {length}",
  remove: "No seguir viendo {title}",
  removed: "«{title}» ya no está entre lo que sigues viendo.",
} satisfies Translation<typeof english>;
