import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  done: "Te has dado de baja",
  home: "Ir al inicio",
  unsubscribe: "Darse de baja",
  news: {
    before: "Haz clic abajo y no te enviaremos más novedades. Los correos sobre tu cuenta seguirán llegando.",
    after: "No recibirás más novedades nuestras. Suscríbete de nuevo cuando quieras.",
  },
  videos: {
    before:
      "Haz clic abajo y ya no te escribiremos sobre vídeos nuevos. Los correos sobre tu cuenta seguirán llegando.",
    after:
      "No recibirás más correos sobre vídeos nuevos. En el sitio los seguirás viendo, y en la página Avisos puedes volver a activar los correos.",
  },
  answers: {
    before:
      "Haz clic abajo y ya no te escribiremos cuando llegue algo que pediste. Los correos sobre tu cuenta seguirán llegando.",
    after:
      "No recibirás más correos sobre lo que pediste. El sitio te lo seguirá diciendo, y en la página Avisos puedes volver a activar los correos.",
  },
} satisfies Translation<typeof english>;
