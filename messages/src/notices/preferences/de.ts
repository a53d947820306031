import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Benachrichtigungen",
  videos: "Neue Videos bei dem, was du verfolgst",
  answers: "Antworten auf deine Wünsche",
  inApp: "In der App",
  bell: "Unter der Glocke ganz oben.",
  byMail: "Per E-Mail",
  gathered: "Mehrere innerhalb einer halben Stunde sind eine E-Mail.",
  onDevices: "Auf deinen Geräten",
  devicesHint: "Dort, wo du Benachrichtigungen unten einschaltest.",
  quiet: {
    title: "Ruhezeit",
    label: "Ruhezeit einhalten",
    description: "E-Mails und Benachrichtigungen auf deinen Geräten kommen, wenn sie vorbei ist.",
    from: "Von",
    until: "Bis",
    zone: "In der Zeitzone {zone}.",
  },
} satisfies Translation<typeof english>;
