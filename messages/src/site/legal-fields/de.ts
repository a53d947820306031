import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  how: "In Markdown. Eine leere Seite ist nirgends verlinkt. Gibt es Nutzungsbedingungen oder Datenschutz, so akzeptiert sie, wer sich registriert, und die Fassung wird festgehalten.",
  open: "Öffnen: {page}",
} satisfies Translation<typeof english>;
