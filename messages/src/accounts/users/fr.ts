import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Utilisateurs",
  exported: "utilisateurs",
  kinds: {
    pro: "Pro",
    free: "Gratuit",
    blocked: "Bloqués",
    super: "Super-utilisateurs",
  },
  search: "Rechercher des utilisateurs",
  searchHint: "Nom ou e-mail",
  kind: "Type d’utilisateur",
  all: "Tous les utilisateurs",
  name: "Nom",
  email: "E-mail",
  isSuper: "Super-utilisateur",
  super: "SUPER",
  normal: "NORMAL",
  since: "Inscrit depuis",
  block: "Bloquer",
  unblock: "Débloquer",
  blockUser: "Blocage",
  noneTitle: "Aucun utilisateur trouvé",
  noneText: "Essaie le début d’un nom ou d’une adresse, ou un autre filtre.",
} satisfies Translation<typeof english>;
