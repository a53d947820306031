import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  gone: "{provider} no tiene ese vídeo, o ya no lo tiene.",
  private: "Este vídeo es privado en {provider}: los miembros no podrían reproducirlo.",
  not_embeddable: "El propietario de este vídeo no permite reproducirlo fuera de {provider}.",
  not_video: "Lo que {provider} tiene en esta dirección no es un vídeo.",
  unreachable:
    "No se pudo contactar con {provider}, así que no se sabe nada de este vídeo. Aun así puedes rellenar el formulario.",
  privateNetwork: "{provider} está en una red privada, donde este servidor no mira.",
  leads: "Su lista no debe llevar a otros servidores: las páginas no podrían cargar desde ellos.",
  silent: "{provider} no respondió, así que no se sabe nada de este vídeo. Inténtalo más tarde.",
  same: "El mismo vídeo que «{title}».",
  nothing: "{provider} no tiene nada que añadir a este vídeo.",
} satisfies Translation<typeof english>;
