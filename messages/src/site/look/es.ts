import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  logo: "Logotipo",
  logoNote:
    "En lugar del símbolo y el nombre, en cada cabecera. PNG, JPEG, WebP o AVIF, de 5 MB como máximo; mejor con fondo transparente y 128 píxeles de alto. No se acepta SVG.",
  light: "Para fondo claro",
  dark: "Para fondo oscuro",
  darkNote: "Sin él, el otro sirve para ambos.",
  description: "Descripción",
  descriptionNote: "Lo que oye quien no ve el logotipo. Casi siempre basta con el nombre.",
  icon: "Icono",
  iconNote: "Para las pestañas del navegador y la aplicación instalada. Cuadrado, mejor de 512 píxeles de ancho.",
  choose: "Elegir una imagen",
  replace: "Sustituir",
  remove: "Quitar",
  chooseFor: "Elegir una imagen: {label}",
  removeFor: "Quitar: {label}",
} satisfies Translation<typeof english>;
