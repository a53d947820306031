import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Peticiones",
  views: {
    open: "Pedidas",
    answered: "Ya aquí",
  },
  question: "¿Qué buscas?",
  questionHint: "Los miembros lo ven y pueden votarlo, pero no ven quién lo pidió.",
  ask: "Pedir",
  votes: {
    one: "{count} voto",
    other: "{count} votos",
  },
  votesFor: "{votes} para {text}",
  notPlanned: "No previsto",
  yours: "Lo pediste tú",
  wanted: "Querías: {text}",
  asked: "Se pidió: {text}",
  none: {
    open: {
      title: "Aún no hay peticiones",
      text: "Si echas algo en falta en la biblioteca, pídelo arriba. Otros pueden votarlo.",
    },
    answered: {
      title: "Nada todavía",
      text: "Aquí estará lo que se pidió y ya está en la biblioteca.",
    },
  },
  count: {
    one: "{count} petición",
    other: "{count} peticiones",
  },
} satisfies Translation<typeof english>;
