import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  legal: "Rechtliches",
  names: {
    imprint: "Impressum",
    privacy: "Datenschutz",
    terms: "Nutzungsbedingungen",
    refund: "Widerruf und Erstattung",
  },
} satisfies Translation<typeof english>;
