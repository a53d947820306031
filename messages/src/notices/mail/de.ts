import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Neu: {title}",
  title: "Neu bei dem, was du verfolgst",
  videos: "das ist neu bei dem, was du verfolgst: {list}",
  quoted: "„{title}“",
  more: {
    one: "{count} weiteres",
    other: "{count} weitere",
  },
  several: {
    one: "{title} und {count} weiteres",
    other: "{title} und {count} weitere",
  },
  watch: "Ansehen",
  why: "Du bekommst diese E-Mail, weil du einer Kategorie oder Serie folgst und E-Mails darüber möchtest.",
} satisfies Translation<typeof english>;
