import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  tooManyAttempts: "Zu viele Versuche. Bitte warte {time} und versuche es noch einmal.",
  second: "eine Sekunde",
  seconds: { one: "{count} Sekunde", other: "{count} Sekunden" },
  minutes: { one: "{count} Minute", other: "{count} Minuten" },
  anotherDevice: "einem anderen Gerät",
  mostPlays: {
    one: "Mehr als ein Video gleichzeitig geht nicht. Es läuft gerade auf {devices}.",
    other: "Mehr als {count} Videos gleichzeitig gehen nicht. Sie laufen gerade auf {devices}.",
  },
} satisfies Translation<typeof english>;
