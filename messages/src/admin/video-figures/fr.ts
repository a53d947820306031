import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Visionnage",
  loading: "Chargement",
  nobody: "Personne ne l’a encore lue.",
  retention: "Rétention",
  retentionNote:
    "La part des lectures qui ont couvert chaque point de la vidéo, de leur début au point le plus loin atteint.",
  ofLength: "De la durée",
  plays: "Lectures",
  share: "Part",
  beginning: "Début",
  middle: "Milieu",
  end: "Fin",
  byDay: "Lectures par jour",
  byDayNote: "Les 30 derniers jours, en UTC. Une lecture, c’est au moins cinq secondes d’affilée.",
  dayUtc: "Jour (UTC)",
  minutes: "Minutes",
  atMost: "Au plus {most} lectures par jour, du {from} au {to}",
  inWords: "Sur {plays} lectures, {middle} ont couvert le milieu et {end} ont atteint les neuf dixièmes",
  asTable: "{title} en tableau",
  total: "Lectures au total",
  totalNote:
    "Comptées au plus tard deux heures après leur fin, si la durée de la vidéo est connue. « Lectures par jour » les compte aussitôt.",
  finished: "Terminées",
  finishedNote: "{number} ont atteint les neuf dixièmes.",
  mean: "Part moyenne regardée",
  meanNote: "De la durée, en une lecture.",
} satisfies Translation<typeof english>;
