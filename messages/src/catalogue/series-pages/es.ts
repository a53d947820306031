import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  series: "Series",
  total: {
    one: "{count} serie",
    other: "{count} series",
  },
  none: "Aún no hay series",
  noneHint: "Aquí estarán los vídeos que van juntos, en su orden.",
  again: "Ver otra vez",
  start: "Empezar",
  goOn: "Continuar",
  episode: "Episodio {place}: {title}",
  episodes: "Episodios",
  noEpisodes: "Aún no hay episodios",
  page: "Página no encontrada",
  missing: "Esta serie no existe",
  missingHint: "Puede que se haya eliminado.",
  showAll: "Ver todas las series",
} satisfies Translation<typeof english>;
