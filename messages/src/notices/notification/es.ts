import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  newVideo: "Vídeo nuevo",
  newIn: "Nuevo en {name}",
  wanted: "Querías: {text}",
  several: {
    one: "{title} y {count} más",
    other: "{title} y {count} más",
  },
  followed: "Nuevo en lo que sigues",
} satisfies Translation<typeof english>;
