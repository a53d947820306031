import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  page: "Page introuvable",
  title: "Cette vidéo n’existe pas",
  text: "Elle a peut-être été retirée, ou n’est pas encore sortie.",
} satisfies Translation<typeof english>;
