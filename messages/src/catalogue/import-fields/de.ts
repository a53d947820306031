import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  url: "Adresse",
  title: "Titel",
  category: "Kategorie",
  description: "Beschreibung",
  oid: "Oid",
  series: "Serie",
  place: "Platz",
} satisfies Translation<typeof english>;
