import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  accept: {
    both: "Acepto las <terms>condiciones de uso</terms> y he leído la <privacy>política de privacidad</privacy>.",
    terms: "Acepto las <terms>condiciones de uso</terms>.",
    privacy: "He leído la <privacy>política de privacidad</privacy>.",
  },
  google: {
    both: "Si es tu primera vez, al continuar aceptas las <terms>condiciones de uso</terms> y confirmas que has leído la <privacy>política de privacidad</privacy>.",
    terms: "Si es tu primera vez, al continuar aceptas las <terms>condiciones de uso</terms>.",
    privacy: "Si es tu primera vez, al continuar confirmas que has leído la <privacy>política de privacidad</privacy>.",
  },
} satisfies Translation<typeof english>;
