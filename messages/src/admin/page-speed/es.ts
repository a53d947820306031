import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  devices: {
    phone: "Teléfono",
    desktop: "Pantalla más grande",
  },
  visits: {
    load: "cargada",
    move: "dentro de la aplicación",
  },
  ratings: {
    good: "Bien",
    needs_improvement: "Podría mejorar",
    poor: "Mal",
  },
  page: "Página",
  opened: "Abierta",
  opening: "{device}, {visit}",
  views: "Visitas",
  title: "Velocidad de las páginas",
  note: "Medido por los navegadores de las personas, sin registrar quiénes son. Tres cuartas partes de las visitas tuvieron como máximo el valor mostrado. LCP: hasta que se pintó la imagen o el texto más grande; bien hasta 2,5 s, mal por encima de 4 s. INP: de una pulsación al siguiente fotograma; bien hasta 200 ms, mal por encima de 500 ms. CLS: cuánto se movió el diseño por sí solo; bien hasta 0,1, mal por encima de 0,25.",
  none: "En este periodo no se midió ninguna visita.",
  notMeasured: "Sin medir",
  shares: "{good} bien, {poor} mal",
} satisfies Translation<typeof english>;
