import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  done: "Du hast abbestellt",
  home: "Zur Startseite",
  unsubscribe: "Abbestellen",
  news: {
    before: "Klicke unten, und wir schicken dir keine Neuigkeiten mehr. Mails zu deinem Konto kommen weiterhin.",
    after: "Du bekommst keine Neuigkeiten mehr von uns. Du kannst sie jederzeit wieder bestellen.",
  },
  videos: {
    before: "Klicke unten, und wir schreiben dir nicht mehr über neue Videos. Mails zu deinem Konto kommen weiterhin.",
    after:
      "Du bekommst keine Mails mehr zu neuen Videos. Die Seite sagt es dir weiterhin, und bei deinen Benachrichtigungen schaltest du die Mails wieder ein.",
  },
  answers: {
    before:
      "Klicke unten, und wir schreiben dir nicht mehr, wenn etwas da ist, was du dir gewünscht hast. Mails zu deinem Konto kommen weiterhin.",
    after:
      "Du bekommst keine Mails mehr zu deinen Wünschen. Die Seite sagt es dir weiterhin, und bei deinen Benachrichtigungen schaltest du die Mails wieder ein.",
  },
} satisfies Translation<typeof english>;
