import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  secondary_email: "Dirección de correo",
  first_name: "Nombre",
  middle_name: "Segundo nombre",
  last_name: "Apellidos",
  full_name: "Nombre completo",
  age: "Edad",
  telephone: "Número de teléfono",
  country: "País",
  comments: "Comentario",
  signed_up_at: "Fecha de alta",
  unsubscribed_at: "Fecha de baja",
} satisfies Translation<typeof english>;
