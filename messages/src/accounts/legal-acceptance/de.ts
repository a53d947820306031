import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  accept: {
    both: "Ich akzeptiere die <terms>Nutzungsbedingungen</terms> und habe den <privacy>Datenschutz</privacy> gelesen.",
    terms: "Ich akzeptiere die <terms>Nutzungsbedingungen</terms>.",
    privacy: "Ich habe den <privacy>Datenschutz</privacy> gelesen.",
  },
  google: {
    both: "Bist du neu hier, akzeptierst du damit die <terms>Nutzungsbedingungen</terms> und bestätigst, den <privacy>Datenschutz</privacy> gelesen zu haben.",
    terms: "Bist du neu hier, akzeptierst du damit die <terms>Nutzungsbedingungen</terms>.",
    privacy: "Bist du neu hier, bestätigst du damit, den <privacy>Datenschutz</privacy> gelesen zu haben.",
  },
} satisfies Translation<typeof english>;
