import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noSuchVideo: "No existe ese vídeo.",
  othersRecord: "Este registro es de otro vídeo.",
  othersList: "Esta lista es de otro miembro.",
  mostRequests: "Has pedido {limit} cosas en un día. Pide más mañana.",
  noWords: "Di con palabras qué estás buscando.",
  askedAgain: "Mientras tanto se ha vuelto a pedir.",
} satisfies Translation<typeof english>;
