import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "Orden",
  orders: {
    "-created": "Más recientes",
    created: "Más antiguos",
    popular: "Más gustados",
    title: "Título A–Z",
    "-title": "Título Z–A",
    duration: "Más cortos",
    "-duration": "Más largos",
  },
  lengthName: "Duración",
  anyLength: "Cualquier duración",
  lengths: {
    short: "Menos de 10 minutos",
    medium: "De 10 a 30 minutos",
    long: "Más de 30 minutos",
  },
  categories: "Categorías",
  category: "Categoría",
  all: "Todas",
  notLoaded: "Las categorías no se han cargado.",
} satisfies Translation<typeof english>;
