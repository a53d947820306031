import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Exportar e importar",
  about:
    "Todos los ajustes en un archivo, con el logotipo y el icono, para guardarlo o llevarlo a otro sitio. Las imágenes de las páginas legales no van incluidas.",
  export: "Exportar ajustes",
  choose: "Importar un archivo",
  unreadable: "Este archivo no contiene ajustes de un sitio.",
  same: "No cambiaría nada: el sitio ya tiene estos ajustes.",
  failed: "No se pudieron cargar las imágenes. Inténtalo de nuevo.",
  question: "¿Importar estos ajustes?",
  undo: "Los visitantes los ven al momento. Un clic en el historial los deshace.",
  confirm: "Importar",
  cancel: "Cancelar",
} satisfies Translation<typeof english>;
