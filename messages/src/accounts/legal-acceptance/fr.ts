import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  accept: {
    both: "J’accepte les <terms>conditions d’utilisation</terms> et j’ai lu la <privacy>politique de confidentialité</privacy>.",
    terms: "J’accepte les <terms>conditions d’utilisation</terms>.",
    privacy: "J’ai lu la <privacy>politique de confidentialité</privacy>.",
  },
  google: {
    both: "Si tu es ici pour la première fois, en continuant tu acceptes les <terms>conditions d’utilisation</terms> et confirmes avoir lu la <privacy>politique de confidentialité</privacy>.",
    terms: "Si tu es ici pour la première fois, en continuant tu acceptes les <terms>conditions d’utilisation</terms>.",
    privacy:
      "Si tu es ici pour la première fois, en continuant tu confirmes avoir lu la <privacy>politique de confidentialité</privacy>.",
  },
} satisfies Translation<typeof english>;
