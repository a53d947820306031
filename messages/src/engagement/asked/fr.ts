import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  here: "C’est déjà là : <video>{title}</video>",
  declined: "« {text} » a déjà été demandé. Ce n’est pas prévu, mais nous avons noté ton vote.",
  alone: "Tu as demandé « {text} ». Nous te le dirons quand ce sera là.",
  others: {
    one: "Un autre membre veut aussi « {text} » : ton vote compte. Nous te le dirons quand ce sera là.",
    other: "{count} autres veulent aussi « {text} » : ton vote compte. Nous te le dirons quand ce sera là.",
  },
} satisfies Translation<typeof english>;
