import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Categorías de vídeos",
  id: "Id",
  name: "Nombre",
  thumbnail: "Miniatura de la categoría",
  actions: "Acciones",
  update: "Cambiar",
  delete: "Eliminar",
  add: "Añadir categoría",
  updateTitle: "Cambiar la categoría",
  empty: "Aún no hay categorías. Cada vídeo necesita una: añade la primera.",
  shownOf: "{shown} de {all}",
  none: "Ninguna",
  deleteLabel: "Eliminar {name}",
  deleteTitle: "¿Eliminar esta categoría?",
  deleteText: "<strong>{name}</strong> desaparecerá. Sus vídeos se quedan, sin categoría.",
  deleteWithVideos: {
    one: "<strong>{name}</strong> desaparecerá. Su único vídeo se queda, sin categoría.",
    other: "<strong>{name}</strong> desaparecerá. Sus {count} vídeos se quedan, sin categoría.",
  },
  categoryName: "Nombre de la categoría",
  cancel: "Cancelar",
  save: "Guardar",
  deleted: "Categoría eliminada",
  restored: "Categoría restaurada",
  added: "Categoría añadida",
  updated: "Categoría cambiada",
} satisfies Translation<typeof english>;
