import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  why: "Recibes este correo porque pediste nuestras novedades.",
} satisfies Translation<typeof english>;
