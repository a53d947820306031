import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  createTitle: "Crear un vídeo nuevo",
  leaveTitle: "¿Salir sin crear el vídeo?",
  leaveText: "Lo que has rellenado se perdería.",
  create: "Crear el vídeo",
  created: "Vídeo creado",
  saved: "Vídeo guardado",
  edit: "Editar {title}",
  episode: "Episodio {place} de {all} de <link>{title}</link>",
  cancel: "Cancelar",
  save: "Guardar",
  title: "Título",
  description: "Descripción",
  oid: "Oid",
  category: "Categoría",
  chooseCategory: "Elige una categoría",
  thumbnail: "Miniatura del vídeo",
  source: "Origen",
  showcase: "Mostrar en la página de inicio",
  showcaseNote: "Los visitantes leen su nombre y ven su imagen. El último vídeo elegido va primero.",
  asking: "Preguntando al proveedor por este vídeo…",
  isThere: "Se ha encontrado el vídeo",
  usePicture: "Usar esta imagen",
} satisfies Translation<typeof english>;
