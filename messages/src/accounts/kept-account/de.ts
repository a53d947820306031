import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  stays: "Dein Konto bleibt",
  staysUntil:
    "Dein Konto bleibt. Dein Abonnement endet trotzdem am {day}: Um pro zu behalten, setze es auf der Seite „Abonnement“ fort.",
} satisfies Translation<typeof english>;
