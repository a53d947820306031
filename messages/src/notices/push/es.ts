import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Este dispositivo",
  label: "Mostrar avisos en este dispositivo",
  description: "También con el sitio cerrado, hasta que cierres sesión.",
  blocked:
    "Este navegador bloquea las notificaciones del sitio. Permítelas en sus ajustes para el sitio y luego activa esto.",
  unsupported: "Este navegador no puede mostrar avisos con el sitio cerrado.",
  install:
    "En un iPhone o iPad, añade primero el sitio a la pantalla de inicio (Compartir, Añadir a pantalla de inicio) y actívalo allí.",
  failed: "El navegador no pudo conectar con su servicio push. Inténtalo más tarde.",
} satisfies Translation<typeof english>;
