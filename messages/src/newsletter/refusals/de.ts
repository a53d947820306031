import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  had: "Du hattest deinen Gratismonat schon: es gibt einen für jedes Mitglied und jedes Postfach.",
  over: "Dieses Angebot wurde schon benutzt oder ist abgelaufen.",
  incompleteLink: "Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der Mail.",
  unsubscribed: "Du bist abgemeldet.",
  testSent: "Ein Test ist unterwegs an {email}.",
  draftsOnly: "Nur ein Entwurf kann geändert werden.",
  noSuchVideo: "Dieses Video gibt es nicht.",
  timePast: "Dieser Zeitpunkt ist vorbei. Bitte wähle einen späteren, oder sende sie jetzt.",
  yearAhead: "Eine Kampagne kann höchstens ein Jahr im Voraus geplant werden.",
  noSubject: "Bitte schreib einen Betreff.",
  noContent: "Bitte schreib etwas, oder wähle ein Video.",
  noPicture: "Bitte wähle ein Bild.",
  pictureGone: "Ein Bild aus dem Text ist nicht mehr da. Bitte füge es noch einmal ein.",
  noAudience: "Bitte wähle, wer sie bekommt.",
} satisfies Translation<typeof english>;
