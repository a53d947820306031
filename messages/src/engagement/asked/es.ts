import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  here: "Ya está aquí: <video>{title}</video>",
  declined: "«{text}» ya se pidió antes. No está previsto, pero hemos anotado tu voto.",
  alone: "Has pedido «{text}». Te avisaremos cuando esté aquí.",
  others: {
    one: "Otro miembro también quiere «{text}»: tu voto cuenta. Te avisaremos cuando esté aquí.",
    other: "Otros {count} también quieren «{text}»: tu voto cuenta. Te avisaremos cuando esté aquí.",
  },
} satisfies Translation<typeof english>;
