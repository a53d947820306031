import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  description: "{app}: películas y charlas que expanden la mente, en un lugar tranquilo.",
  landingDescription:
    "{app}: entretenimiento que expande la mente. Películas, charlas y viajes que merecen tu noche, con un mes gratis para quien se suscriba a las novedades.",
} satisfies Translation<typeof english>;
