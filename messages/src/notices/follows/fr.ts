import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Ce que tu suis",
  none: "Rien pour le moment. Le bouton « Suivre » est sur la page de chaque catégorie et de chaque série.",
  kinds: {
    categories: "Catégorie",
    series: "Série",
  },
  unfollow: "Ne plus suivre",
  unfollowNamed: "Ne plus suivre {name}",
} satisfies Translation<typeof english>;
