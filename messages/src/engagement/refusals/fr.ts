import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noSuchVideo: "Cette vidéo n’existe pas.",
  othersRecord: "Cette entrée est celle d’une autre vidéo.",
  othersList: "Cette liste appartient à un autre membre.",
  mostRequests: "Tu as demandé {limit} choses en un jour. Tu pourras en demander d’autres demain.",
  noWords: "Dis avec des mots ce que tu cherches.",
  askedAgain: "Cela a été redemandé entre-temps.",
} satisfies Translation<typeof english>;
