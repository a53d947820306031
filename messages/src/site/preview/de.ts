import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Vorschau",
  frame: "Die Startseite mit deinen Änderungen",
  width: "Breite",
  wide: "Breit",
  narrow: "Schmal",
  colors: "Farben",
  light: "Hell",
  dark: "Dunkel",
  invalid: "Noch nicht zu sehen",
  failed: "Die Vorschau wurde nicht geladen",
} satisfies Translation<typeof english>;
