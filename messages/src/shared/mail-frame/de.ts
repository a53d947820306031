import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  form: "Format der E-Mail",
  asMail: "Als E-Mail",
  plain: "Nur Text",
  mail: "Die E-Mail",
  mailAsText: "Die E-Mail als reiner Text",
  width: "Breite",
  wide: "Breit",
  narrow: "Schmal",
  scheme: "Farben",
  light: "Hell",
  dark: "Dunkel",
} satisfies Translation<typeof english>;
