import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  intro:
    "Una persona por línea: la dirección de correo y, si los tienes, el nombre, los apellidos, la edad y el país, separados por tabulaciones, comas o puntos y comas. La primera línea puede nombrar las columnas; el archivo que genera la exportación se acepta tal cual.",
  notes: {
    nobodyMailed: "No se envía correo a nadie ni se ofrece a nadie el mes gratis.",
    unsubscribed: "Quien se dio de baja sigue de baja, y quien ya está en la lista se omite.",
    throwAway:
      "Se aceptan direcciones de servicios de correo desechable, aunque el formulario de suscripción las rechace: la lista es tuya.",
  },
  title: "Importar suscriptores",
  label: "Suscriptores que importar",
  preview: "Vista previa",
  subscriber: "Suscriptor",
  noAddress: "Sin dirección",
  country: "País",
  words: {
    import: {
      one: "Importar {count} suscriptor",
      other: "Importar {count} suscriptores",
    },
    toImport: {
      one: "{count} suscriptor por importar",
      other: "{count} suscriptores por importar",
    },
    imported: {
      one: "{count} suscriptor importado",
      other: "{count} suscriptores importados",
    },
  },
  afterwards: "No se envió correo a nadie.",
} satisfies Translation<typeof english>;
