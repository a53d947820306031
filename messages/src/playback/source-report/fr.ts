import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  works: "L’adresse signée est lue, et l’adresse simple est refusée. C’est ce qu’il faut.",
  open: "L’adresse signée est lue, mais l’adresse simple aussi : qui la connaît peut regarder sans Mindreel. {todo}",
  parts_open:
    "La playlist est protégée, mais les fichiers qu’elle cite sont lus à leurs adresses simples. Utilise ici des fichiers MP4, ou un fournisseur qui signe des flux entiers.",
  refused: "{host} n’accepte pas la signature. {todo}",
  parts_refused:
    "La playlist est acceptée, mais les fichiers qu’elle cite sont refusés : il leur faut leurs propres signatures, qu’une adresse ne peut pas leur donner. Utilise ici des fichiers MP4, ou un fournisseur qui signe des flux entiers.",
  ahead:
    "{host} n’accepte pas la signature, et l’horloge de ce serveur avance de {time}. Règle l’horloge, puis réessaie.",
  behind:
    "{host} n’accepte pas la signature, et l’horloge de ce serveur retarde de {time}. Règle l’horloge, puis réessaie.",
  not_found: "La signature n’est pas en cause : {host} n’a pas de vidéo à cette adresse.",
  not_video: "La signature n’est pas en cause : ce que {host} a à cette adresse n’est pas une playlist.",
  no_such_host: "L’hôte {host} n’existe pas. Vérifie son orthographe.",
  unreachable: "{host} n’a pas pu être joint, ou a eu lui-même une erreur. Réessaie dans un instant.",
  private_network: "{host} est sur un réseau privé, où ce serveur ne regarde pas.",
  no_video: "Aucune vidéo n’est encore lue depuis {host}. Saisis une adresse à tester.",
  not_signable: "Ce n’est pas l’adresse d’une vidéo chez {host} : elle ne peut pas être signée.",
  unreadable_secret:
    "La clé ne peut pas être déchiffrée sur ce serveur : DATA_DIR/secrets n’est pas le dossier avec lequel elle a été définie. Remets-le depuis la sauvegarde, ou saisis la clé à nouveau.",
  minutes: { one: "{count} minute", other: "{count} minutes" },
} satisfies Translation<typeof english>;
