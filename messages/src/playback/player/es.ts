import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notPlayable: "Este vídeo no se puede reproducir aquí en este momento.",
  newPlace:
    "Este vídeo viene de un servidor que se añadió a la biblioteca después de que abrieras esta página. Vuelve a cargarla para reproducirlo.",
  unknownHost:
    "Este vídeo también necesita {host}, que la biblioteca aún no conoce. Quien gestiona la biblioteca puede arreglarlo comprobando el vídeo en la página Estado.",
  reload: "Volver a cargar la página",
  openAt: "Abrir en {provider}",
  itsSource: "su fuente",
  marks: "Marcas en la línea de tiempo",
  top: "En la parte superior de la imagen",
  position: "{now} de {length}",
} satisfies Translation<typeof english>;
