import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  region: "Siguiente vídeo",
  place: "Episodio {place} de {count}",
  next: "A continuación: {title}",
  said: "A continuación: {title}.",
  saidEpisode: "A continuación: {place}, {title}.",
  begins: "Empieza en {seconds} segundos. Pulsa Escape para cancelar.",
  in: "En {seconds} s",
  now: "Reproducir ahora",
  cancel: "Cancelar",
  end: "Fin de la serie",
  last: "Ese era el último episodio.",
  finished: "Has terminado {title}",
  saidFinished: "Has terminado {title}.",
  showSeries: "Ver la serie",
  close: "Cerrar",
} satisfies Translation<typeof english>;
