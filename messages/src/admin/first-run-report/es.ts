import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mailSent: "{server} ha aceptado un correo para {email}.",
  lookIntoSpam: "Si en un minuto no está en tu bandeja de entrada, mira en la carpeta de spam.",
  mailWritten: "No hay servidor de correo, así que el correo se escribió en un archivo en {folder}.",
  setSmtp: "Allí solo tú puedes leerlo: configura SMTP_URL antes de que se registren miembros.",
  credentials: "{server} rechaza el usuario o la contraseña. Respondió: {said}",
  checkCredentials: "Revisa ambos en SMTP_URL. Los caracteres @, : y / se escriben allí %40, %3A y %2F.",
  no_such_host: "No hay ningún servidor de correo en {server}.",
  checkHost: "Revisa el servidor en SMTP_URL.",
  no_answer: "Nada responde en {server}. Mensaje: {said}",
  checkPort:
    "Revisa servidor y puerto en SMTP_URL: 465 con smtps://, 587 con smtp://. Muchos proveedores bloquean el puerto 25.",
  encryption: "No se logró una conexión cifrada con {server}. Mensaje: {said}",
  checkEncryption: "Usa smtps:// con el puerto 465 y smtp:// con el 587, y el nombre de servidor del certificado.",
  refused_address: "{server} rechaza el remitente o el destinatario. Respondió: {said}",
  checkFrom: "Revisa MAIL_FROM: la mayoría de los servidores solo envían desde direcciones propias.",
  other: "{server} no aceptó el correo. Respondió: {said}",
  checkSmtp: "Revisa SMTP_URL y MAIL_FROM.",
  paymentsOff: "Los pagos están desactivados: nadie puede comprar el plan.",
  setStripe: "Configura STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET, o sigue sin pagos.",
  rehearsal: "Los pagos son un ensayo: todo funciona y no se cobra a ninguna tarjeta.",
  endRehearsal: "Configura STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET, y quita PAYMENTS=rehearsal, para ganar dinero.",
  forbidden: "Stripe acepta la clave, pero no le deja leer {what}.",
  giveAccess: "En el panel de Stripe, da a la clave restringida acceso de escritura a eso, o usa una clave secreta.",
  noWebhook: "Stripe acepta la clave, pero no envía webhooks a {url}.",
  addWebhook:
    "En el panel de Stripe, en Developers, Webhooks, añade un endpoint con exactamente esta URL y pon su «signing secret» en STRIPE_WEBHOOK_SECRET.",
  webhookOff: "El endpoint {url} está desactivado en Stripe.",
  enableWebhook: "Actívalo en el panel de Stripe, en Developers, Webhooks.",
  unsent: "Stripe no envía {events} al endpoint.",
  addEvents: "Añade estos eventos al endpoint en el panel de Stripe, en Developers, Webhooks.",
  noPortal:
    "El portal de clientes no está configurado en Stripe: los miembros no podrían cancelar ni cambiar su tarjeta.",
  portalKeeps: "El portal de clientes de Stripe no permite que los miembros cancelen.",
  savePortal:
    "En el panel de Stripe, en Settings, Billing, Customer portal, deja que los clientes cancelen al final del periodo y guarda los ajustes.",
  unchecked: "Stripe acepta la clave, pero no le deja leer los endpoints, así que el webhook no se comprobó.",
  makeSure: "Asegúrate de que hay un endpoint en {url}. La página Sistema te avisa si sus eventos no llegan.",
  testKey: "Stripe acepta la clave y envía webhooks aquí. Es una clave de prueba: no se cobra a ninguna tarjeta.",
  setLiveKey: "Pon tu clave real para ganar dinero.",
  works: "Stripe acepta la clave y envía webhooks aquí.",
  keyRefused: "Stripe rechaza la clave. Respondió: {said}",
  checkKey: "Revisa STRIPE_SECRET_KEY.",
  noStripe: "Stripe no responde. {reason}",
  reachStripe: "Comprueba que este equipo puede llegar a api.stripe.com e inténtalo de nuevo.",
} satisfies Translation<typeof english>;
