import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Visionado",
  loading: "Cargando",
  nobody: "Nadie lo ha reproducido todavía.",
  retention: "Retención",
  retentionNote:
    "La parte de reproducciones que cubrió cada punto del vídeo, desde donde empezaron hasta lo más lejos que llegaron.",
  ofLength: "De la duración",
  plays: "Reproducciones",
  share: "Parte",
  beginning: "Inicio",
  middle: "Mitad",
  end: "Final",
  byDay: "Reproducciones por día",
  byDayNote: "Los últimos 30 días, en UTC. Una reproducción son cinco segundos o más seguidos.",
  dayUtc: "Día (UTC)",
  minutes: "Minutos",
  atMost: "Como máximo {most} reproducciones al día, del {from} al {to}",
  inWords: "De {plays} reproducciones, {middle} cubrieron la mitad y {end} llegaron a nueve décimas partes",
  asTable: "{title} en una tabla",
  total: "Reproducciones en total",
  totalNote:
    "Contadas como mucho dos horas después de terminar, si se conoce la duración del vídeo. «Reproducciones por día» las cuenta al momento.",
  finished: "Terminadas",
  finishedNote: "{number} llegaron a nueve décimas partes.",
  mean: "Parte media vista",
  meanNote: "De la duración, en una reproducción.",
} satisfies Translation<typeof english>;
