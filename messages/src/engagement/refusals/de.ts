import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noSuchVideo: "Dieses Video gibt es nicht.",
  othersRecord: "Dieser Eintrag gehört zu einem anderen Video.",
  othersList: "Diese Liste gehört einem anderen Mitglied.",
  mostRequests: "Du hast dir heute schon {limit} Dinge gewünscht. Morgen kannst du dir mehr wünschen.",
  noWords: "Bitte sag in Worten, was du suchst.",
  askedAgain: "Das wurde inzwischen noch einmal gewünscht.",
} satisfies Translation<typeof english>;
