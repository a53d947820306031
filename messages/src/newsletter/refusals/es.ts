import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  had: "Ya has tenido tu mes gratis: hay uno por cada miembro y cada buzón.",
  over: "Esta oferta ya se ha usado o ha caducado.",
  incompleteLink: "Este enlace no está completo. Ábrelo de nuevo desde el correo.",
  unsubscribed: "Te has dado de baja.",
  testSent: "Una prueba va de camino a {email}.",
  draftsOnly: "Solo se puede cambiar un borrador.",
  noSuchVideo: "No existe ese vídeo.",
  timePast: "Esa hora ya ha pasado. Elige una posterior o envíala ahora.",
  yearAhead: "Una campaña se puede programar como máximo con un año de antelación.",
  noSubject: "Escribe un asunto.",
  noContent: "Escribe algo o elige un vídeo.",
  noPicture: "Elige una imagen.",
  pictureGone: "Una imagen del texto ya no está aquí. Añádela de nuevo.",
  noAudience: "Elige quién la recibe.",
} satisfies Translation<typeof english>;
