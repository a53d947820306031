import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Nuevo: {title}",
  title: "Nuevo en lo que sigues",
  videos: "Esto es nuevo en lo que sigues: {list}",
  quoted: "«{title}»",
  more: {
    one: "{count} más",
    other: "{count} más",
  },
  several: {
    one: "{title} y {count} más",
    other: "{title} y {count} más",
  },
  watch: "Ver",
  why: "Recibes este correo porque sigues una categoría o una serie y quieres correos sobre ella.",
} satisfies Translation<typeof english>;
