import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Perfil",
  noData: "sin datos",
  playback: "Reproducción",
  autoplay: "Al final de un episodio de una serie. Tienes diez segundos para cancelarlo.",
  notices: "Avisos",
  toNotices: "Elige de qué te avisamos, por correo y en la aplicación",
} satisfies Translation<typeof english>;
