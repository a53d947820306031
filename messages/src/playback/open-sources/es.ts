import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mux: "Da al vídeo una política de reproducción firmada, borra su id de reproducción público y usa aquí el firmado.",
  cloudflare_stream: "Activa «Require signed URLs» en el vídeo.",
  bunny_cdn: "Activa «token authentication» en la pull zone.",
  bunny_embed: "Activa «embed view token authentication» en la biblioteca.",
  s3: "Bloquea el acceso público al bucket.",
  cloudfront: "Activa «Restrict viewer access» en el «behavior» de la distribución.",
} satisfies Translation<typeof english>;
