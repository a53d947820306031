import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  join: "Rejoins-nous pour regarder",
  price: "{price} par mois. Résiliable à tout moment.",
  signInToWatch: "Connecte-toi pour regarder",
  members: "Cette vidéo est réservée aux membres de {site}.",
  signUp: "S’inscrire",
  signIn: "Se connecter",
} satisfies Translation<typeof english>;
