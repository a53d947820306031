import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  scheduled: {
    subject: "Dein Konto bei {app} wird am {day} gelöscht",
    title: "Dein Konto wird am {day} gelöscht",
    asked:
      "wie gewünscht, werden dein Konto und alles darin an diesem Tag gelöscht. Bis dahin funktioniert alles wie bisher.",
    noRenewal: "Hast du ein Abo, verlängert es sich nicht.",
    keep: "Mein Konto behalten",
    changeMind: "Überlegst du es dir anders, melde dich an und drücke „Mein Konto behalten“.",
    notYou: "Hast du das nicht verlangt, behalte dein Konto und lege ein neues Passwort fest: {page}",
  },
  deleted: {
    subject: "Dein Konto bei {app} ist gelöscht",
    title: "Dein Konto ist gelöscht",
    gone: "dein Konto wurde gelöscht, samt Profil, Listen, Likes und Geräten. Belege deiner Zahlungen bleiben, wie es das Gesetz verlangt, ohne deinen Namen und deine Adresse.",
    last: "Das ist unsere letzte Mail dazu.",
    open: "{app} öffnen",
    comeBack: "Du bist jederzeit willkommen: mit dieser Adresse kannst du ein neues Konto anlegen.",
  },
} satisfies Translation<typeof english>;
