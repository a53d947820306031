import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Comprobando el pago",
  wait: "Tardará un momento. No cierres la página, por favor.",
  late: "Tu pago aún no está confirmado. Esta página lo mostrará en cuanto lo esté.",
  welcome: "¡Te damos la bienvenida! Ya eres usuario pro. Disfruta del vídeo.",
} satisfies Translation<typeof english>;
