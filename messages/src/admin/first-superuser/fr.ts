import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Configure ton site",
  text: "Personne ne peut encore se connecter ici. Crée d’abord ton propre compte : c’est lui qui gère le site.",
  form: "Créer le premier super-utilisateur",
  link: "Lien du journal",
  linkNote: "Le serveur l’écrit dans son journal au démarrage.",
  username: "Nom d’utilisateur",
  password: "Mot de passe",
  confirmPassword: "Confirmer le mot de passe",
  create: "Créer le super-utilisateur",
} satisfies Translation<typeof english>;
