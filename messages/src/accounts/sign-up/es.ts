import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Registrarse",
  haveAccount: "¿Ya tienes una cuenta? <link>Inicia sesión</link>",
  freeMonth: "<link>Consigue gratis tu primer mes</link> suscribiéndote a nuestras novedades.",
  offerStep: "Crea tu cuenta y empezará.",
  registered: "Registro completado",
} satisfies Translation<typeof english>;
