import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Configurar el sitio",
  intro:
    "Haz esto en cualquier orden y vuelve cuando quieras. Los ajustes están en el archivo .env de la carpeta del servidor; reinicia el servidor después de un cambio.",
  mails: "Correo",
  mailsFrom: "Los correos salen de {from}.",
  noMails: "Aún no hay servidor de correo, así que nadie puede confirmar una dirección ni restablecer una contraseña.",
  testMail: "Enviarme un correo de prueba",
  payments: "Pagos",
  testPayments: "Probar los pagos",
  site: "Nombre, precio y aspecto",
  siteText: "Dale al sitio su nombre, sus textos, su precio y su color. Todos los cambios se pueden deshacer.",
  openSite: "Abrir la página del sitio",
  category: "Primera categoría",
  categoryText: "Los vídeos se muestran por categoría. Añade una en el panel.",
  addCategory: "Añadir una categoría",
  video: "Primer vídeo",
  videoText: "Crea un vídeo a partir de una dirección de YouTube, Vimeo o tu servidor de vídeos, y reprodúcelo.",
  createVideo: "Crear un vídeo",
  address: "Dirección",
  addressHere: "Cada enlace de un correo empieza por {url}, que es donde estás ahora.",
  addressElsewhere: "Cada enlace de un correo empieza por {url}, pero estás en {origin}.",
  proxy:
    "Para que el sitio sea público, pon un proxy con certificado delante del servidor y define la dirección que se abre:",
  paid: "Los miembros pagan {price} al mes con Stripe.",
  paymentsOff:
    "Los pagos están desactivados. Para vender el plan, toma una clave del panel de Stripe y añade allí un endpoint de webhook en:",
  rehearsal:
    "Los pagos son un ensayo. Para ganar dinero, toma una clave del panel de Stripe y añade allí un endpoint de webhook en:",
  setUpDone: "Tu sitio está configurado",
  finish: "Terminar la configuración",
  finishNote: "Esta página desaparece entonces. La página Sistema sigue vigilando lo que aparece aquí.",
  done: "Hecho",
  todo: "Por hacer",
  lines: "Líneas para el archivo .env",
} satisfies Translation<typeof english>;
