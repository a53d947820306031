import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  works: "Die signierte Adresse spielt, und die schlichte wird abgewiesen. So soll es sein.",
  open: "Die signierte Adresse spielt, aber die schlichte auch: Wer sie kennt, kann ohne Mindreel zusehen. {todo}",
  parts_open:
    "Die Playlist ist geschützt, aber die Dateien, die sie nennt, spielen von ihren schlichten Adressen. Verwende hier MP4-Dateien oder einen Anbieter, der ganze Streams signiert.",
  refused: "{host} nimmt die Signatur nicht an. {todo}",
  parts_refused:
    "Die Playlist wird angenommen, aber die Dateien, die sie nennt, werden abgewiesen: Sie brauchen eigene Signaturen, die eine Adresse ihnen nicht geben kann. Verwende hier MP4-Dateien oder einen Anbieter, der ganze Streams signiert.",
  ahead:
    "{host} nimmt die Signatur nicht an, und die Uhr dieses Servers geht um {time} vor. Stell die Uhr und teste noch einmal.",
  behind:
    "{host} nimmt die Signatur nicht an, und die Uhr dieses Servers geht um {time} nach. Stell die Uhr und teste noch einmal.",
  not_found: "An der Signatur liegt es nicht: {host} hat unter dieser Adresse kein Video.",
  not_video: "An der Signatur liegt es nicht: Was {host} unter dieser Adresse hat, ist keine Playlist.",
  no_such_host: "Den Host {host} gibt es nicht. Prüfe die Schreibweise.",
  unreachable: "{host} war nicht zu erreichen oder hatte selbst einen Fehler. Versuch es gleich noch einmal.",
  private_network: "{host} ist in einem privaten Netz, in dem dieser Server nicht nachsieht.",
  no_video: "Von {host} wird noch kein Video gespielt. Gib eine Adresse zum Testen ein.",
  not_signable: "Das ist keine Adresse eines Videos bei {host}, deshalb lässt sie sich nicht signieren.",
  unreadable_secret:
    "Der Schlüssel lässt sich auf diesem Server nicht entschlüsseln: DATA_DIR/secrets ist nicht der Ordner, mit dem er gesetzt wurde. Spiel ihn aus der Sicherung zurück, oder gib den Schlüssel noch einmal ein.",
  minutes: { one: "{count} Minute", other: "{count} Minuten" },
} satisfies Translation<typeof english>;
