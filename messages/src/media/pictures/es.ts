import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "Esta imagen no se puede leer. Usa un archivo JPEG, PNG, WebP, AVIF o GIF.",
  tooLarge: "La imagen tiene más de 25 megapíxeles. Usa una más pequeña.",
  tooLargeForKind:
    "La imagen tiene más de {megapixels} megapíxeles, el máximo para este tipo de archivo. Guárdala como JPEG o PNG normal, o más pequeña.",
  damaged: "La imagen está dañada: una parte no se puede leer. Usa otra.",
  unreadable: "La imagen no se puede leer. Guárdala de nuevo e inténtalo otra vez.",
  tooManyParts:
    "La imagen está hecha de demasiadas partes. Guárdala de nuevo, como JPEG o PNG normal, e inténtalo otra vez.",
  brokenOff: "La subida de la imagen se ha interrumpido. Inténtalo otra vez.",
  ownWaits: "Tu última imagen aún se está leyendo. Inténtalo de nuevo en unos segundos.",
  manyWait: "Se están leyendo muchas imágenes. Inténtalo de nuevo en unos segundos.",
} satisfies Translation<typeof english>;
