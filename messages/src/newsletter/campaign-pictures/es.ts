import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "Texto",
  textNote: "En Markdown: # hace un título, **dos asteriscos** hacen negrita, [palabras](https://…) hacen un enlace.",
  title: "Añadir una imagen",
  add: "Añadir",
  picture: "Imagen",
  pictureNote: "Como máximo 5 MB. Los correos la muestran con hasta 456 píxeles de ancho.",
  choose: "Elegir una imagen",
  description: "Descripción",
  descriptionNote: "Lo que se ve en ella, para quienes no ven imágenes. En el texto sin formato ocupa su lugar.",
} satisfies Translation<typeof english>;
