import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  heroLead:
    "{app} es una biblioteca tranquila de vídeos que merecen tu tarde, ordenados por lo que te despierta la curiosidad. Relájate y levántate sabiendo más.",
  heroAction: "Un mes gratis",
  heroNote: "Sin tarjeta. Después, {price} al mes, si quieres quedarte.",
  planTitle: "Mensual",
  planFeatures: {
    starter: "Todo lo del plan Starter",
    unlimited: "Vídeos ilimitados",
    updates: "Novedades cada mes",
  },
  planNote: "Se paga con tarjeta, mes a mes. Cancela cuando quieras: conservas lo que pagaste.",
  questions: {
    cost: {
      question: "¿Cuánto cuesta?",
      answer: "{price} al mes, con tarjeta. Se renueva cada mes hasta que canceles.",
    },
    month: {
      question: "¿Cómo funciona el mes gratis?",
      answer:
        "Suscríbete a nuestras novedades en esta página. Te enviamos un enlace propio; regístrate o inicia sesión con él y podrás verlo todo durante 30 días. No hace falta tarjeta y termina solo. Hay uno para cada persona.",
    },
    cancel: {
      question: "¿Cómo cancelo?",
      answer:
        "En tu página de suscripción, cuando quieras. Sigues viendo vídeos hasta que termine el mes pagado y no se cobra nada más.",
    },
    early: {
      question: "¿Qué es el acceso anticipado?",
      answer: "Quien empieza con un mes gratis puede ver los vídeos nuevos 7 días antes de su estreno.",
    },
    devices: {
      question: "¿En qué dispositivos puedo ver los vídeos?",
      answer:
        "En cualquier móvil, tableta u ordenador con un navegador actual. La aplicación de {app} es gratis y abre la misma biblioteca.",
    },
    data: {
      question: "¿Qué pasa con mis datos?",
      answer:
        "Puedes descargar todo lo que se guarda sobre ti y eliminar tu cuenta sin ayuda de nadie. Cada correo de novedades tiene un enlace para darse de baja.",
    },
  },
} satisfies Translation<typeof english>;
