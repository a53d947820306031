import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  scheduled: {
    subject: "Tu cuenta de {app} se eliminará el {day}",
    title: "Tu cuenta se eliminará el {day}",
    asked:
      "Como pediste, ese día se eliminarán tu cuenta y todo lo que contiene. Hasta entonces, todo funciona como siempre.",
    noRenewal: "Si tienes una suscripción, no se renovará.",
    keep: "Conservar mi cuenta",
    changeMind: "Si cambias de idea, inicia sesión y pulsa «Conservar mi cuenta».",
    notYou: "Si no lo has pedido tú, conserva tu cuenta y establece una contraseña nueva en {page}.",
  },
  deleted: {
    subject: "Tu cuenta de {app} está eliminada",
    title: "Tu cuenta está eliminada",
    gone: "Tu cuenta se ha eliminado, con tu perfil, tus listas, tus «me gusta» y tus dispositivos. Los registros de tus pagos se conservan como exige la ley, sin tu nombre ni tu dirección.",
    last: "Este es nuestro último correo al respecto.",
    open: "Abrir {app}",
    comeBack: "Puedes volver cuando quieras: esta dirección te sirve para una cuenta nueva.",
  },
} satisfies Translation<typeof english>;
