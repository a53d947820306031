import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Importar vídeos",
  label: "Vídeos que importar",
  intro:
    "Un vídeo por línea: su dirección y, si los tienes, el título, la categoría, la descripción, el Oid, la serie y su lugar en ella, separados por tabulaciones, comas o puntos y comas. La primera línea puede nombrar las columnas. La biblioteca mostrará los vídeos en el orden de tu lista: la primera línea será el vídeo más reciente. Lo que saben YouTube y Vimeo, incluida la imagen, se completa poco después.",
  defaultCategory: "Categoría de las líneas que no tienen",
  none: "Ninguna",
  preview: "Vista previa",
  unknown: "Desconocida",
  see: "Ver los vídeos",
  undone: "La importación se deshizo.",
  undo: "Deshacer la importación",
  restorable: {
    one: "Puedes restaurarlos durante {count} día.",
    other: "Puedes restaurarlos durante {count} días.",
  },
  video: "Vídeo",
  noAddress: "Sin dirección",
  length: "Duración",
  category: "Categoría",
  series: "Serie",
  newCategories: {
    one: "Crear la categoría que aún no existe: {names}",
    other: "Crear {count} categorías que aún no existen: {names}",
  },
  newSeries: {
    one: "Crear la serie que aún no existe: {names}",
    other: "Crear {count} series que aún no existen: {names}",
  },
  words: {
    import: {
      one: "Importar {count} vídeo",
      other: "Importar {count} vídeos",
    },
    toImport: {
      one: "{count} vídeo por importar",
      other: "{count} vídeos por importar",
    },
    imported: {
      one: "{count} vídeo importado",
      other: "{count} vídeos importados",
    },
  },
  afterwards:
    "Los títulos y las imágenes que faltaban en las líneas llegarán de YouTube y Vimeo en los próximos minutos.",
} satisfies Translation<typeof english>;
