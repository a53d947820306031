import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  begun: "Tu mes gratis ha empezado",
  title: "Tu mes gratis",
  back: "Volver a los vídeos",
  step: "Empieza cuando lo inicies aquí, o después del tiempo que ya has pagado.",
  plan: "Ver el plan",
  take: "Iniciar el mes gratis",
} satisfies Translation<typeof english>;
