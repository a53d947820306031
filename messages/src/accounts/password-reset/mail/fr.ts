import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Choisis un nouveau mot de passe pour {app}",
  title: "Choisis un nouveau mot de passe",
  asked: "Quelqu’un, toi nous l’espérons, a demandé un nouveau mot de passe pour ton compte {app}.",
  lasts:
    "Le lien fonctionne une fois, pendant une heure. Un nouveau mot de passe te déconnecte sur tous les appareils.",
  notYou: "Si ce n’était pas toi, tu peux ignorer cet e-mail : ton mot de passe reste le même.",
} satisfies Translation<typeof english>;
