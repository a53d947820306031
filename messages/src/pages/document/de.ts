import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  description: "{app}: Filme und Vorträge, die den Geist weiten, an einem ruhigen Ort.",
  landingDescription:
    "{app}: Unterhaltung, die den Geist erweitert. Filme, Vorträge und Reisen, die deinen Abend wert sind, mit einem Gratismonat für alle, die sich für die Neuigkeiten anmelden.",
} satisfies Translation<typeof english>;
