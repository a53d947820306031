import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  devices: {
    phone: "Téléphone",
    desktop: "Écran plus grand",
  },
  visits: {
    load: "chargée",
    move: "dans l’application",
  },
  ratings: {
    good: "Bien",
    needs_improvement: "Pourrait être mieux",
    poor: "Mauvais",
  },
  page: "Page",
  opened: "Ouverte",
  opening: "{device}, {visit}",
  views: "Vues",
  title: "Vitesse des pages",
  note: "Mesuré par les navigateurs des gens, sans enregistrer qui ils sont. Trois quarts des vues n’ont pas dépassé la valeur affichée. LCP : jusqu’à l’affichage de la plus grande image ou du plus grand texte ; bien jusqu’à 2,5 s, mauvais au-delà de 4 s. INP : d’une pression à l’image suivante ; bien jusqu’à 200 ms, mauvais au-delà de 500 ms. CLS : à quel point la mise en page a bougé toute seule ; bien jusqu’à 0,1, mauvais au-delà de 0,25.",
  none: "Aucune visite n’a été mesurée pendant cette période.",
  notMeasured: "Non mesuré",
  shares: "{good} bien, {poor} mauvais",
} satisfies Translation<typeof english>;
