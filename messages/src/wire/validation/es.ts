import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  required: "Este campo es obligatorio.",
  blank: "Este campo no puede estar vacío.",
  notSettable: "Este campo no se puede establecer aquí.",
  type: "Debe ser de tipo {type}.",
  minLength: "Usa al menos {limit} caracteres.",
  maxLength: "Usa como máximo {limit} caracteres.",
  minimum: "Debe ser al menos {limit}.",
  maximum: "Debe ser como máximo {limit}.",
  maxItems: "Envía como máximo {limit} entradas.",
  email: "Introduce una dirección de correo válida.",
  format: "No tiene el formato correcto.",
  pattern: "Este valor no está permitido.",
  line: "Usa una sola línea con al menos un carácter visible.",
  colour: "Un color es # y seis cifras hexadecimales, como #454ee2.",
  invalid: "No es válido.",
  flag: "Usa true o no lo indiques.",
  multipart: "Envíalo como multipart/form-data.",
  noFile: "Aquí no se espera ningún archivo.",
  pictureLarger: "La imagen ocupa más de 5 MB.",
  fileLarger: "El archivo ocupa más de 5 MB.",
  pictureEmpty: "El archivo está vacío. Elige otra imagen.",
  fileEmpty: "El archivo está vacío. Elige otro archivo.",
  exports: "Hay dos exportaciones en curso. Inténtalo de nuevo cuando termine una.",
} satisfies Translation<typeof english>;
