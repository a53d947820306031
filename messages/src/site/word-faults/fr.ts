import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  empty: "Une phrase a besoin de mots.",
  parts: "Il lui faut {wanted}, elle a {found}.",
  needs: "Il lui faut {wanted}.",
  leaveOut: "Enlève {found} : cela n’a pas de sens ici.",
  count: "La dernière forme a besoin de {place}.",
  faultIn: "Une phrase en {language} ne peut pas être enregistrée : {fault}",
} satisfies Translation<typeof english>;
