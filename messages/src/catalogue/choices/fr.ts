import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "Ordre",
  orders: {
    "-created": "Plus récentes",
    created: "Plus anciennes",
    popular: "Plus aimées",
    title: "Titre A–Z",
    "-title": "Titre Z–A",
    duration: "Plus courtes",
    "-duration": "Plus longues",
  },
  lengthName: "Durée",
  anyLength: "Toutes durées",
  lengths: {
    short: "Moins de 10 minutes",
    medium: "De 10 à 30 minutes",
    long: "Plus de 30 minutes",
  },
  categories: "Catégories",
  category: "Catégorie",
  all: "Toutes",
  notLoaded: "Les catégories n’ont pas été chargées.",
} satisfies Translation<typeof english>;
