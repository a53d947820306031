import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Supprimer {title}",
  title: "Supprimer cette vidéo ?",
  delete: "Supprimer",
  text: "<strong>{title}</strong> disparaîtra pour tous les membres, avec ses « j’aime ». Tu peux la restaurer pendant {days} jours.",
  deleted: "Vidéo supprimée",
} satisfies Translation<typeof english>;
