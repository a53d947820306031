import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noScript:
    "<strong>JavaScript está desactivado.</strong> Puedes leer esta página, pero {app} lo necesita para iniciar tu sesión, enviar formularios y reproducir vídeos. Actívalo en los ajustes de tu navegador y vuelve a cargar esta página.",
} satisfies Translation<typeof english>;
