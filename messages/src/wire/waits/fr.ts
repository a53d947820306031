import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  tooManyAttempts: "Trop de tentatives. Attends {time} et réessaie.",
  second: "une seconde",
  seconds: { one: "{count} seconde", other: "{count} secondes" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  anotherDevice: "un autre appareil",
  mostPlays: {
    one: "Une vidéo à la fois au plus. Lecture en cours sur {devices}.",
    other: "{count} vidéos à la fois au plus. Lecture en cours sur {devices}.",
  },
} satisfies Translation<typeof english>;
