import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "C’est là maintenant : {title}",
  title: "C’est là maintenant",
  asked: "Tu as demandé « {text} », ou voté pour. C’est maintenant dans la bibliothèque : {title}",
  askedUnquoted:
    "Tu as demandé quelque chose qui n’était pas là, ou voté pour. C’est maintenant dans la bibliothèque : {title}",
  watch: "Regarder",
  why: "Tu reçois cet e-mail parce que tu voulais cette vidéo.",
} satisfies Translation<typeof english>;
