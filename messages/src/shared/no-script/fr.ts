import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noScript:
    "<strong>JavaScript est désactivé.</strong> Tu peux lire cette page, mais {app} en a besoin pour te connecter, envoyer des formulaires et lire des vidéos. Active-le dans les réglages de ton navigateur et recharge cette page.",
} satisfies Translation<typeof english>;
