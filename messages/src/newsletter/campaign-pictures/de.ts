import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "Text",
  textNote:
    "In Markdown: # macht eine Überschrift, **zwei Sterne** machen fett, [Wörter](https://…) machen einen Link.",
  title: "Ein Bild einfügen",
  add: "Einfügen",
  picture: "Bild",
  pictureNote: "Höchstens 5 MB. E-Mails zeigen es bis zu 456 Pixel breit.",
  choose: "Ein Bild wählen",
  description: "Beschreibung",
  descriptionNote: "Was zu sehen ist, für alle, die keine Bilder sehen. Im reinen Text steht sie an seiner Stelle.",
} satisfies Translation<typeof english>;
