import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noteAt: "Nota en {time}",
  noteWith: "Nota en {time}: {text}",
  write: "Escribe una nota",
  hint: "Intro guarda, Esc cancela",
  cancel: "Cancelar",
  save: "Guardar",
  saved: "Nota guardada",
  playFrom: "{at}: reproducir desde {time}",
  edit: "Editar la nota en {time}",
  remove: "Eliminar la nota en {time}",
  add: "Añadir una nota",
  none: "Nadie más que tú ve tus notas.",
  press: "Pulsa <key>N</key> mientras ves un vídeo para escribir una.",
  list: "Notas sobre este vídeo",
  all: "Todas tus notas",
  changed: "Nota cambiada",
  changedBack: "La nota está como estaba",
  deleted: "Nota eliminada",
  restored: "Nota restaurada",
} satisfies Translation<typeof english>;
