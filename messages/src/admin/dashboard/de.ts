import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Übersicht",
  overTime: "Zahlen im Zeitverlauf",
  users: "Benutzer insgesamt",
  usersNote: "davon {number} pro",
  subscribers: "Abonnements insgesamt",
  subscribersNote: "Bisher gekaufte Abonnements",
  newUsers: "Neue Benutzer",
  newUsersNote: "In den letzten 24 Stunden pro geworden",
  income: "Einnahmen insgesamt",
  incomeNote: "Neue Benutzer × {amount}",
  backups: {
    none: "Es werden keine Backups gemacht. Setze BACKUP_DIR auf dem Server.",
    notProved: "Noch kein Backup wurde geprüft.",
    proved: "Letztes geprüftes Backup: {moment}.",
    failed: "Der Versuch vom {moment} ist gescheitert: {message}",
    first: "Das erste entsteht innerhalb einer Stunde.",
    old: "Es ist alt: Sieh im Log des Servers nach.",
  },
  setUp: "Die Website weiter einrichten",
} satisfies Translation<typeof english>;
