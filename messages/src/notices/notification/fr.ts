import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  newVideo: "Nouvelle vidéo",
  newIn: "Nouveau dans {name}",
  wanted: "Tu voulais : {text}",
  several: {
    one: "{title} et {count} autre",
    other: "{title} et {count} autres",
  },
  followed: "Du nouveau dans ce que tu suis",
} satisfies Translation<typeof english>;
