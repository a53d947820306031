import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Dieses Gerät",
  label: "Benachrichtigungen auf diesem Gerät zeigen",
  description: "Auch wenn die Seite geschlossen ist, bis du dich abmeldest.",
  blocked:
    "Dieser Browser blockiert Mitteilungen der Seite. Erlaube sie in seinen Einstellungen für die Seite und schalte dies dann ein.",
  unsupported: "Dieser Browser kann keine Benachrichtigungen zeigen, wenn die Seite geschlossen ist.",
  install:
    "Auf iPhone und iPad füge die Seite zuerst zum Home-Bildschirm hinzu (Teilen, Zum Home-Bildschirm) und schalte dies dort ein.",
  failed: "Der Browser hat seinen Push-Dienst nicht erreicht. Versuche es später noch einmal.",
} satisfies Translation<typeof english>;
