import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  publicKey: "Das ist ein öffentlicher Schlüssel. Zum Signieren braucht es den privaten.",
  passphrase: "Dieser Schlüssel ist mit einem Kennwort geschützt. Gib einen ohne Kennwort ein.",
  noKey:
    "Das ist kein privater Schlüssel: Gib ihn ganz ein, als PEM (-----BEGIN …) oder so, wie du ihn vom Anbieter hast.",
  notRsa: "Dieser Schlüssel ist nicht vom Typ RSA.",
  shortRsa: "Dieser Schlüssel ist zu kurz: RSA-Schlüssel brauchen {bits} Bit.",
  spaces: "Entferne die Leerzeichen und Zeilenumbrüche im Schlüssel.",
  shortText: "Das ist zu kurz für einen Schlüssel: Er hat mindestens {least} Zeichen.",
  host: "Gib einen Host ein, etwa media.example.com.",
  hasNone: "Schlüssel dieses Anbieters haben so etwas nicht.",
  otherHost: "Gib eine Adresse bei {host} ein.",
  unreadableKey: "Der Schlüssel des Hosts dieses Videos lässt sich hier nicht lesen.",
  notSigned: "Die Adresse dieses Videos lässt sich nicht signieren.",
} satisfies Translation<typeof english>;
