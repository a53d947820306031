import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  loading: "Chargement du lecteur",
  notLoaded: "Le lecteur n’a pas été chargé.",
  ended: "Cette vidéo a été arrêtée sur un autre appareil.",
  here: "Lire ici",
  running: "{device} : {title}",
  anotherDevice: "Un autre appareil",
  end: "Arrêter là-bas",
  endNamed: "Arrêter là-bas : « {title} » sur {device}",
} satisfies Translation<typeof english>;
