import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  firstRun: {
    label: "Configurar este sitio",
    text: "Este sitio aún no está configurado. ¿Es tuyo? El registro del servidor tiene un enlace para empezar.",
    link: "Configurarlo",
  },
  watchFilm: "Ver la película",
  library: {
    title: "Abre la biblioteca",
    text: "Algunos de los vídeos que esperan a los miembros. Todo está ordenado por temas, para que encuentres lo que te da curiosidad.",
    works: "Algunos de los vídeos",
    none: "Los primeros vídeos están en camino. Nuestras novedades te dirán cuándo llegan.",
    locked: "Cerrados por ahora: se abren con tu mes gratis o una suscripción.",
    categories: "Algunas de las categorías",
  },
  month: {
    title: "Lo que trae un mes",
    videos: {
      one: "{count} vídeo",
      other: "{count} vídeos",
    },
    everyVideo: "Todos los vídeos",
    asOften: "tantas veces como quieras",
    new: "{number} nuevos",
    somethingNew: "Algo nuevo",
    lastDays: "en los últimos 30 días",
    toCome: "en los próximos meses",
    subjects: {
      one: "{count} tema",
      other: "{count} temas",
    },
    everySubject: "Todos los temas",
    oneClick: "a un clic de distancia",
    gains: {
      follow: {
        title: "Sigue tu curiosidad",
        text: "Cada vídeo tiene un tema. Elige uno y nada más se interpone.",
      },
      keep: {
        title: "Guarda lo que te emocionó",
        text: "Guarda un vídeo una vez y te espera en Favoritos, en todos tus dispositivos.",
      },
      back: {
        title: "Vuelve donde estabas",
        text: "Lo último que viste nunca está a más de un clic.",
      },
    },
  },
  plan: {
    title: "Un plan, un precio.",
    text: "Todo en {app} está abierto a quien se suscribe. Pruébalo primero un mes: no cuesta nada, no hace falta tarjeta y termina solo.",
    price: "<amount>{price}</amount> al mes",
    start: "Empezar con un mes gratis",
    subscribe: "O regístrate y suscríbete ya",
  },
  freeMonth: {
    tag: "Para quienes se suscriben a nuestras novedades",
    title: "Tu primer mes es gratis.",
    text: "Suscríbete a nuestras novedades y disfruta de un mes por nuestra cuenta, con acceso anticipado a lo que viene.",
    oneMonth: "1 mes",
    ofSubscription: "de suscripción gratis",
    early: "Acceso anticipado",
    beforeRelease: "a los vídeos nuevos antes de su estreno",
  },
  voices: "Lo que dice la gente",
  questions: "Preguntas y respuestas",
  app: {
    title: "En tu pantalla de inicio, gratis",
    text: "La aplicación de {app} no cuesta nada. Se instala desde esta página en segundos y se abre como cualquier otra, en tu móvil, tableta u ordenador.",
    install: "Instalar la aplicación",
    how: "Cómo instalarla",
    ios: "iPhone y iPad",
    iosHow: "En Safari, pulsa Compartir y luego «Añadir a pantalla de inicio».",
    android: "Android",
    androidHow: "En el menú de tu navegador, pulsa «Instalar aplicación» o «Añadir a pantalla de inicio».",
    computer: "Ordenador",
    computerHow:
      "En Chrome o Edge, pulsa el icono de instalación de la barra de direcciones; en Safari, elige Archivo y luego «Añadir al Dock».",
  },
  footer: {
    label: "Pie de página",
    elsewhere: "En otros sitios",
    places: {
      library: "La biblioteca",
      plan: "Cuánto cuesta",
      free_month: "Un mes gratis",
      questions: "Preguntas",
    },
  },
} satisfies Translation<typeof english>;
