import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Tes clés d’accès te connectent toujours",
  text: "{names}. Si l’une d’elles n’est pas à toi, connecte-toi et supprime-la sur la page Sécurité.",
} satisfies Translation<typeof english>;
