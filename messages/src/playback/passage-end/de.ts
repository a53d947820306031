import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  region: "Ende des Ausschnitts",
  title: "Der geteilte Ausschnitt endet hier.",
  goOn: "Weiter",
  again: "Noch einmal abspielen",
} satisfies Translation<typeof english>;
