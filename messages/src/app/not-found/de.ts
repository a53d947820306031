import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Seite nicht gefunden",
  text: "Die Seite, die du suchst, scheint es nicht zu geben",
  home: "Zur Startseite",
  signIn: "Anmelden",
  signInToSee: "Melde dich an, um diese Seite zu sehen",
} satisfies Translation<typeof english>;
