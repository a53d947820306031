import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  leave: {
    title: "Partir sans tes codes ?",
    text: "Ils ne sont affichés que cette fois.",
  },
  currentPassword: "Mot de passe actuel",
  stale: {
    title: "Reconnecte-toi",
    text: "Pour cela, ta connexion doit dater de moins de 15 minutes.",
    again: "Se déconnecter et se reconnecter",
  },
  cancel: "Annuler",
} satisfies Translation<typeof english>;
