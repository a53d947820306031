import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  gone: "{provider} hat dieses Video nicht oder nicht mehr.",
  private: "Dieses Video ist bei {provider} privat: Mitglieder könnten es nicht abspielen.",
  not_embeddable: "Wem dieses Video gehört, erlaubt nicht, es außerhalb von {provider} abzuspielen.",
  not_video: "Was {provider} unter dieser Adresse hat, ist kein Video.",
  unreachable:
    "{provider} war nicht zu erreichen, deshalb ist über dieses Video nichts bekannt. Du kannst das Formular trotzdem ausfüllen.",
  privateNetwork: "{provider} ist in einem privaten Netz, in dem dieser Server nicht nachsieht.",
  leads: "Seine Playlist darf nicht zu anderen Hosts führen: Seiten könnten von dort nichts laden.",
  silent:
    "{provider} hat nicht geantwortet, deshalb ist über dieses Video nichts bekannt. Versuch es später noch einmal.",
  same: "Dasselbe Video wie „{title}“.",
  nothing: "{provider} hat zu diesem Video nichts zu ergänzen.",
} satisfies Translation<typeof english>;
