import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  name: "Nombre",
  email: "Correo",
  unsubscribed: "(dado de baja)",
  age: "Edad",
  telephone: "Teléfono",
  country: "País",
  title: "Suscriptores",
  noneTitle: "Aún no hay suscriptores",
  noneText: "Quien se suscribe a las novedades en la página de inicio aparece aquí. También puedes importar una lista.",
  exported: "suscriptores",
  import: "Importar",
  list: "La lista",
} satisfies Translation<typeof english>;
