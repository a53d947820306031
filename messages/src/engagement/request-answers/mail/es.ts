import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Ya está aquí: {title}",
  title: "Ya está aquí",
  asked: "Pediste «{text}», o votaste por ello. Ya está en la biblioteca: {title}",
  askedUnquoted: "Pediste algo que no estaba aquí, o votaste por ello. Ya está en la biblioteca: {title}",
  watch: "Verlo",
  why: "Recibes este correo porque querías este vídeo.",
} satisfies Translation<typeof english>;
