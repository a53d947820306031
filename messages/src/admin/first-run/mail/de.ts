import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "{app} kann Mails verschicken",
  arrived: "Du wolltest mit dieser Mail sehen, ob Mails ankommen. Sie kommen an.",
  goOn: "Weiter einrichten",
  spam: "Lag sie im Spam-Ordner, frage deinen Mailanbieter nach SPF- und DKIM-Einträgen für die Domain des Absenders.",
} satisfies Translation<typeof english>;
