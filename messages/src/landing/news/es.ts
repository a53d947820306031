import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  form: "Suscripción a las novedades",
  first_name: "Nombre",
  middle_name: "Segundo nombre",
  last_name: "Apellidos",
  age: "Edad",
  country: "País",
  telephone: "Teléfono",
  secondary_email: "Correo",
  comments: "Comentarios",
  choose: "Elegir…",
  sending: "Enviando…",
  claim: "Quiero mi mes gratis",
  required: "Los campos con * son obligatorios.",
  noScript: "Para enviar este formulario hace falta JavaScript. Actívalo en tu navegador.",
  thanks: "Gracias por enviar el formulario",
  sent: {
    title: "Mira tu correo",
    onItsWay:
      "Un correo con tu mes gratis va de camino a <strong>{email}</strong>. Abre su enlace, crea tu cuenta y el mes empieza.",
    patience:
      "Puede tardar unos minutos; mira también en la carpeta de correo no deseado. Cada buzón tiene un mes gratis: si el tuyo ya se ha usado, solo recibirás las novedades.",
    again: "Usar otra dirección",
  },
} satisfies Translation<typeof english>;
