import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  begun: "Ton mois offert a commencé",
  had: "Tu as déjà eu ton mois offert : il y en a un par membre et par boîte aux lettres.",
  over: "Le mois offert de ce lien a déjà servi, ou a expiré.",
} satisfies Translation<typeof english>;
