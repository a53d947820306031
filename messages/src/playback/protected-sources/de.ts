import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Geschützte Hosts",
  intro:
    "Mitglieder spielen Videos auf diesen Hosts über Adressen ab, die für sie signiert sind und nach einigen Stunden ablaufen. Die unsignierte Adresse, die in der Bibliothek steht, nützt sonst niemandem.",
  noneTitle: "Noch ist kein Host geschützt",
  noneText: "Wer die Adresse eines Videos kennt, kann es für immer abspielen, auch ohne Mitglied zu sein.",
  host: "Host",
  provider: "Anbieter",
  key: "Schlüssel",
  setOn: "Gesetzt am",
  actions: "Aktionen",
  fingerprint: "Fingerabdruck endet auf {hint}",
  ending: "Endet auf {hint}",
  protect: "Host schützen",
  test: "Testen",
  testHost: "{host} testen",
  change: "Ändern",
  changeHost: "{host} ändern",
  remove: "Entfernen",
  removeHost: "{host} entfernen",
  removeTitle: "Für diesen Host nicht mehr signieren?",
  removeText:
    "Der Schlüssel von <strong>{host}</strong> wird gelöscht. Solange {provider} Signaturen verlangt, spielen Videos dort nicht.",
  signed: "Adressen auf {host} werden ab jetzt signiert",
  unsigned: "Adressen auf {host} werden nicht mehr signiert",
  keep: "{hint}. Lass das leer, um ihn zu behalten.",
  region: "Region",
  regionNote: "Die Region des Buckets; auto für R2.",
  cancel: "Abbrechen",
  save: "Speichern",
  testNote:
    "Hier wird eine Adresse wie für ein Mitglied signiert und abgerufen; dann wird die unsignierte Adresse versucht, wie Fremde es täten.",
  address: "Adresse",
  addressNote: "Lass das leer, um das neueste Video auf diesem Host zu versuchen.",
  close: "Schließen",
  verdicts: {
    good: "Geschützt",
    open: "Es spielt, ist aber nicht geschützt",
    bad: "Es spielt nicht",
    unknown: "Es wurde nichts getestet",
  },
  providers: {
    mux: {
      keyId: "ID des Signaturschlüssels",
      secret: "Privater Schlüssel",
      help: "Öffne in Mux „Settings“, dann „Signing keys“, und erzeuge einen Schlüssel für die Umgebung (environment) deiner Videos. Mux zeigt seine ID und seinen privaten Schlüssel nur einmal. Die Videos brauchen die „playback policy“ „signed“.",
    },
    cloudflare_stream: {
      keyId: "ID des Schlüssels",
      secret: "Privater Schlüssel (pem oder jwk)",
      help: "Cloudflare erzeugt einen Schlüssel mit einem Aufruf seiner API: POST /accounts/…/stream/keys. Gib die id aus der Antwort ein und pem oder jwk. Die Videos brauchen „Require signed URLs“.",
    },
    bunny_cdn: {
      name: "Bunny CDN oder Stream",
      secret: "Schlüssel für „URL token authentication“",
      help: "Öffne bei bunny.net die Pull Zone (auch eine Stream-Bibliothek hat eine), dann „Security“, dann „Token authentication“. Schalte sie ein, lass „token IP validation“ aus und kopiere den Schlüssel.",
    },
    bunny_embed: {
      name: "Bunny Stream, eingebetteter Player",
      secret: "Schlüssel für „Token authentication“",
      help: "Öffne bei bunny.net die Stream-Bibliothek, dann „Security“, und schalte „embed view token authentication“ ein. Mindreels eigener Player spielt die Dateien der Bibliothek: Schütze für diese stattdessen ihre Pull Zone.",
    },
    s3: {
      name: "Amazon S3, Cloudflare R2 oder kompatibel",
      keyId: "ID des Zugriffsschlüssels",
      secret: "Geheimer Zugriffsschlüssel",
      help: "Lege einen Zugriffsschlüssel an, der diesen Bucket lesen darf und sonst nichts, und sperre den öffentlichen Zugriff auf den Bucket. Gut für MP4-Dateien: Eine Signatur öffnet eine Datei, deshalb spielen Streams (HLS, DASH) nicht.",
    },
    cloudfront: {
      keyId: "ID des öffentlichen Schlüssels",
      secret: "Privater Schlüssel",
      help: "Erzeuge ein Paar von RSA-Schlüsseln mit 2048 Bit. Lade in CloudFront den öffentlichen hoch, nimm ihn in eine Schlüsselgruppe (key group) auf und beschränke den Zugriff („Restrict viewer access“) im Verhalten (behavior) auf diese Gruppe. Gut für MP4-Dateien: Player geben die Signatur nicht an die Teile eines Streams weiter.",
    },
  },
} satisfies Translation<typeof english>;
