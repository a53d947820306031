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
      "Du bekommst keine Mails mehr zu neuen Videos. Auf der Website siehst du sie weiterhin, und auf der Seite Benachrichtigungen kannst du die Mails wieder einschalten.",
  },
  answers: {
    before:
      "Klicke unten, und wir schreiben dir nicht mehr, wenn etwas da ist, was du dir gewünscht hast. Mails zu deinem Konto kommen weiterhin.",
    after:
      "Du bekommst keine Mails mehr zu deinen Wünschen. Auf der Website erfährst du es weiterhin, und auf der Seite Benachrichtigungen kannst du die Mails wieder einschalten.",
  },
} satisfies Translation<typeof english>;
