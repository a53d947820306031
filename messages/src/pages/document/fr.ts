import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  description: "{app} : des films et des conférences qui ouvrent l’esprit, dans un lieu calme.",
  landingDescription:
    "{app} : le divertissement qui ouvre l’esprit. Des films, des conférences et des voyages dignes de ta soirée, avec un mois offert à qui s’inscrit aux nouvelles.",
} satisfies Translation<typeof english>;
