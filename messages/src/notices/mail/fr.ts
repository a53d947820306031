import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Nouveau : {title}",
  title: "Du nouveau dans ce que tu suis",
  videos: "Voici du nouveau dans ce que tu suis : {list}",
  quoted: "« {title} »",
  more: {
    one: "{count} autre",
    other: "{count} autres",
  },
  several: {
    one: "{title} et {count} autre",
    other: "{title} et {count} autres",
  },
  watch: "Regarder",
  why: "Tu reçois cet e-mail parce que tu suis une catégorie ou une série et que tu veux des e-mails à ce sujet.",
} satisfies Translation<typeof english>;
