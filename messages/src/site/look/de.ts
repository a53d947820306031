import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  logo: "Logo",
  logoNote:
    "Statt Zeichen und Name, in jeder Kopfzeile. PNG, JPEG, WebP oder AVIF, höchstens 5 MB; am besten mit durchsichtigem Grund und 128 Pixel hoch. SVG wird nicht angenommen.",
  light: "Für hellen Grund",
  dark: "Für dunklen Grund",
  darkNote: "Ohne dieses dient das andere für beide.",
  description: "Beschreibung",
  descriptionNote: "Was alle hören, die das Logo nicht sehen. Meist genügt der Name.",
  icon: "Symbol",
  iconNote: "Für Browser-Tabs und die installierte App. Quadratisch, am besten 512 Pixel breit.",
  choose: "Bild wählen",
  replace: "Ersetzen",
  remove: "Entfernen",
  chooseFor: "Bild wählen: {label}",
  removeFor: "Entfernen: {label}",
} satisfies Translation<typeof english>;
