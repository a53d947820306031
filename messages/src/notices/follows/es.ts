import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Lo que sigues",
  none: "Todavía nada. El botón «Seguir» está en la página de cada categoría y serie.",
  kinds: {
    categories: "Categoría",
    series: "Serie",
  },
  unfollow: "Dejar de seguir",
  unfollowNamed: "Dejar de seguir {name}",
} satisfies Translation<typeof english>;
