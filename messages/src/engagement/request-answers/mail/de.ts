import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Jetzt ist es da: {title}",
  title: "Jetzt ist es da",
  asked: "du hast dir „{text}“ gewünscht oder dafür gestimmt. Jetzt ist es in der Bibliothek: {title}",
  askedUnquoted:
    "du hast dir etwas gewünscht, was es hier nicht gab, oder dafür gestimmt. Jetzt ist es in der Bibliothek: {title}",
  watch: "Ansehen",
  why: "Du bekommst diese Mail, weil du dir dieses Video gewünscht hast.",
} satisfies Translation<typeof english>;
