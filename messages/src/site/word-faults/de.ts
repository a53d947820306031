import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  empty: "Ein Satz braucht Worte.",
  parts: "Er braucht {wanted} und hat {found}.",
  needs: "Er braucht {wanted}.",
  leaveOut: "Lass {found} weg: Es hat hier keine Bedeutung.",
  count: "Die letzte Form braucht {place}.",
  faultIn: "Ein Satz auf {language} lässt sich nicht speichern: {fault}",
} satisfies Translation<typeof english>;
