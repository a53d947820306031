import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  tooManyAttempts: "Demasiados intentos. Espera {time} e inténtalo de nuevo.",
  second: "un segundo",
  seconds: { one: "{count} segundo", other: "{count} segundos" },
  minutes: { one: "{count} minuto", other: "{count} minutos" },
  anotherDevice: "otro dispositivo",
  mostPlays: {
    one: "Como máximo, un vídeo a la vez. Se está reproduciendo en {devices}.",
    other: "Como máximo, {count} vídeos a la vez. Se están reproduciendo en {devices}.",
  },
} satisfies Translation<typeof english>;
