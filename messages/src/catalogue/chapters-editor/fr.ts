import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  origins: {
    hand: "Écrits à la main. Si tu les retires tous, ceux d’un fichier de chapitres sont utilisés ou, à défaut, les temps de la description.",
    file: "Du fichier de chapitres. Ceux que tu enregistres ici passent avant.",
    description: "Des temps de la description. Ceux que tu enregistres ici passent avant.",
  },
  title: "Chapitres",
  none: "Il n’y en a pas encore. Avec des chapitres, les membres peuvent aller de partie en partie, et les voir sur la barre de temps.",
  hint: "Un par ligne, chacun avec son temps, par exemple 0:00 Bienvenue",
  update: "Enregistrer les chapitres",
  noTime: "Il faut à la ligne {line} un temps et un titre, comme 0:00 Bienvenue.",
  saved: "Chapitres enregistrés",
  asTheyWere: "Les chapitres sont comme avant",
} satisfies Translation<typeof english>;
