import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  empty: "Una frase necesita palabras.",
  parts: "Necesita {wanted} y tiene {found}.",
  needs: "Necesita {wanted}.",
  leaveOut: "Quita {found}: aquí no significa nada.",
  count: "La última forma necesita {place}.",
  faultIn: "Una frase en {language} no se puede guardar: {fault}",
} satisfies Translation<typeof english>;
