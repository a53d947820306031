import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  accept: {
    both: "Ich akzeptiere die <terms>Nutzungsbedingungen</terms> und habe den <privacy>Datenschutz</privacy> gelesen.",
    terms: "Ich akzeptiere die <terms>Nutzungsbedingungen</terms>.",
    privacy: "Ich habe den <privacy>Datenschutz</privacy> gelesen.",
  },
  google: {
    both: "Wer hier neu ist, akzeptiert damit die <terms>Nutzungsbedingungen</terms> und hat den <privacy>Datenschutz</privacy> gelesen.",
    terms: "Wer hier neu ist, akzeptiert damit die <terms>Nutzungsbedingungen</terms>.",
    privacy: "Wer hier neu ist, bestätigt damit, den <privacy>Datenschutz</privacy> gelesen zu haben.",
  },
} satisfies Translation<typeof english>;
