import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Perfil",
  noData: "sin datos",
  playback: "Reproducción",
  autoplay: "Después de un episodio de una serie, con diez segundos para detenerlo.",
  notices: "Avisos",
  toNotices: "De qué te avisamos, por correo y en la aplicación",
} satisfies Translation<typeof english>;
