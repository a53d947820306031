import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Connexion à deux facteurs",
  keptCode: "L’un des codes de secours que tu as gardés. Chacun sert une fois.",
  sixDigits: "Les six chiffres que l’application montre maintenant.",
  signIn: "Se connecter",
  startAgain: "Recommencer",
} satisfies Translation<typeof english>;
