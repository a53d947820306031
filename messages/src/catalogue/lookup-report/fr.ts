import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  gone: "{provider} n’a pas cette vidéo, ou ne l’a plus.",
  private: "Cette vidéo est privée chez {provider} : les membres ne pourraient pas la lire.",
  not_embeddable: "Le propriétaire de cette vidéo ne permet pas de la lire hors de {provider}.",
  not_video: "Ce que {provider} a à cette adresse n’est pas une vidéo.",
  unreachable:
    "{provider} n’a pas pu être joint : on ne sait rien de cette vidéo. Tu peux quand même remplir le formulaire.",
  privateNetwork: "{provider} est sur un réseau privé, où ce serveur ne regarde pas.",
  leads: "Sa playlist ne doit pas mener à d’autres hôtes : les pages ne pourraient rien en charger.",
  silent: "{provider} n’a pas répondu : on ne sait rien de cette vidéo. Réessaie plus tard.",
  same: "La même vidéo que « {title} ».",
  nothing: "{provider} n’a rien à ajouter à cette vidéo.",
} satisfies Translation<typeof english>;
