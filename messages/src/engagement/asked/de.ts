import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  here: "Es ist schon da: <video>{title}</video>",
  declined: "„{text}“ wurde schon einmal gewünscht. Es ist nicht geplant, aber wir haben deine Stimme notiert.",
  alone: "Du hast dir „{text}“ gewünscht. Wir sagen dir Bescheid, wenn es da ist.",
  others: {
    one: "Noch jemand möchte „{text}“: Deine Stimme zählt. Wir sagen dir Bescheid, wenn es da ist.",
    other: "{count} andere möchten „{text}“ auch: Deine Stimme zählt. Wir sagen dir Bescheid, wenn es da ist.",
  },
} satisfies Translation<typeof english>;
