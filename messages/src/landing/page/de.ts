import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  firstRun: {
    label: "Diese Seite einrichten",
    text: "Diese Seite ist noch nicht eingerichtet. Ist es deine? Im Protokoll des Servers steht ein Link, mit dem du anfängst.",
    link: "Einrichten",
  },
  watchFilm: "Film ansehen",
  library: {
    title: "Öffne die Bibliothek",
    text: "Einige der Videos, die auf Mitglieder warten. Alles ist nach Themen geordnet, damit du findest, was dich neugierig macht.",
    works: "Einige der Videos",
    none: "Die ersten Videos sind unterwegs. Unsere Neuigkeiten sagen dir, wann sie da sind.",
    locked: "Noch verschlossen: Sie öffnen sich mit deinem Gratismonat oder einem Abo.",
    categories: "Einige der Kategorien",
  },
  month: {
    title: "Was ein Monat bringt",
    videos: {
      one: "{count} Video",
      other: "{count} Videos",
    },
    everyVideo: "Jedes Video",
    asOften: "so oft du möchtest",
    new: "{number} neu",
    somethingNew: "Etwas Neues",
    lastDays: "in den letzten 30 Tagen",
    toCome: "in den kommenden Monaten",
    subjects: {
      one: "{count} Thema",
      other: "{count} Themen",
    },
    everySubject: "Jedes Thema",
    oneClick: "einen Klick voneinander entfernt",
    gains: {
      follow: {
        title: "Folge deiner Neugier",
        text: "Jedes Video hat ein Thema. Wähle eines, und nichts anderes kommt dir dazwischen.",
      },
      keep: {
        title: "Behalte, was dich bewegt",
        text: "Speichere ein Video einmal, und es wartet unter „Favoriten“, auf jedem deiner Geräte.",
      },
      back: {
        title: "Finde zurück",
        text: "Was du zuletzt gesehen hast, ist nie weiter als einen Klick entfernt.",
      },
    },
  },
  plan: {
    title: "Ein Plan, ein Preis.",
    text: "Alles in {app} steht allen offen, die abonnieren. Probiere es zuerst einen Monat lang: Das kostet nichts, braucht keine Karte und endet von selbst.",
    price: "<amount>{price}</amount> im Monat",
    start: "Mit einem Gratismonat beginnen",
    subscribe: "Oder registrieren und gleich abonnieren",
  },
  freeMonth: {
    tag: "Für alle, die unsere Neuigkeiten bestellen",
    title: "Dein erster Monat ist gratis.",
    text: "Bestelle unsere Neuigkeiten und schau einen Monat auf unsere Kosten, mit frühem Zugang zu dem, was kommt.",
    oneMonth: "1 Monat",
    ofSubscription: "Abo gratis",
    early: "Früher Zugang",
    beforeRelease: "zu neuen Videos vor ihrem Erscheinen",
  },
  voices: "Was andere sagen",
  questions: "Fragen und Antworten",
  app: {
    title: "Gratis auf deinem Startbildschirm",
    text: "Die App von {app} kostet nichts. Sie installiert sich von dieser Seite in Sekunden und öffnet sich wie jede andere App, auf Handy, Tablet oder Computer.",
    install: "App installieren",
    how: "So wird sie installiert",
    ios: "iPhone und iPad",
    iosHow: "Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“.",
    android: "Android",
    androidHow: "Tippe im Menü deines Browsers auf „App installieren“ oder „Zum Startbildschirm hinzufügen“.",
    computer: "Computer",
    computerHow:
      "Klicke in Chrome oder Edge auf das Installieren-Symbol in der Adressleiste; wähle in Safari „Ablage“, dann „Zum Dock hinzufügen“.",
  },
  footer: {
    label: "Fußzeile",
    elsewhere: "Anderswo",
    places: {
      library: "Die Bibliothek",
      plan: "Was es kostet",
      free_month: "Ein Monat gratis",
      questions: "Fragen",
    },
  },
} satisfies Translation<typeof english>;
