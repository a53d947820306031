import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  how: "En Markdown. Une page vide n’est liée nulle part. S’il y a des conditions ou une politique de confidentialité, on les accepte en s’inscrivant, et la version est conservée.",
  open: "Ouvrir : {page}",
} satisfies Translation<typeof english>;
