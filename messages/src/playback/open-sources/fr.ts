import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mux: "Donne à la vidéo une politique de lecture signée, supprime son identifiant de lecture public et utilise ici l’identifiant signé.",
  cloudflare_stream: "Active « Require signed URLs » pour la vidéo.",
  bunny_cdn: "Active « token authentication » pour la pull zone.",
  bunny_embed: "Active « embed view token authentication » pour la bibliothèque.",
  s3: "Bloque l’accès public au bucket.",
  cloudfront: "Active « Restrict viewer access » dans le « behavior » de la distribution.",
} satisfies Translation<typeof english>;
