import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  url: "Adresse",
  title: "Titre",
  category: "Catégorie",
  description: "Description",
  oid: "Oid",
  series: "Série",
  place: "Rang",
} satisfies Translation<typeof english>;
