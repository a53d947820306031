import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  ask: "Le demander",
  note: "Les membres voient <requests>ce qui est demandé</requests> et votent, mais ne voient pas qui l’a demandé.",
} satisfies Translation<typeof english>;
