import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  transcript: "Transcription",
  language: "Langue de la transcription",
  kinds: {
    captions: "avec les sons",
    descriptions: "descriptions",
    chapters: "chapitres",
    metadata: "métadonnées",
  },
  loading: "Chargement de la transcription",
  search: "Chercher dans la transcription",
  copy: "Copier la transcription avec ses temps",
  nothing: "Aucune ligne ne contient ces mots.",
  count: {
    one: "{count} ligne",
    other: "{count} lignes",
  },
  copied: "La transcription est copiée.",
  notCopied: "La transcription n’a pas pu être copiée. Sélectionne-la et copie-la toi-même.",
  follow: "Suivre la vidéo",
} satisfies Translation<typeof english>;
