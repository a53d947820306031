import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noSecond: "No hay un segundo mes gratis",
  had: {
    title: "Ya has tenido tu mes gratis",
    text: "Ya se usó con este buzón, y hay uno por cada uno. Aun así, te damos la bienvenida.",
  },
  waiting: {
    title: "Tu mes gratis te espera",
    text: "{step} No hace falta tarjeta y nada se renueva solo.",
  },
  over: {
    title: "Esta oferta ha terminado",
    text: "Ya se ha usado o ha caducado. Aun así, te damos la bienvenida.",
  },
} satisfies Translation<typeof english>;
