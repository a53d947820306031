import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Editar perfil",
  saved: "Perfil guardado",
  genders: {
    male: "Hombre",
    female: "Mujer",
  },
  fullName: "Nombre completo",
  lastName: "Apellidos",
  country: "País",
  phone: "Teléfono",
  phoneHint: "Con el prefijo del país, como +44 20 7946 0000",
  age: "Edad",
  gender: "Género",
  language: "Idioma",
  secondEmail: "Segundo correo",
  more: "Más sobre ti",
  likes: "Qué te gusta ver",
  facebook: "Facebook",
  linkedIn: "LinkedIn",
  cancel: "Cancelar",
  save: "Guardar",
  picture: {
    choose: "Elegir imagen",
    remove: "Quitar",
    formats: "JPEG, PNG, WebP, AVIF o GIF, hasta 5 MB.",
    label: "Imagen",
    unreadable: "Esta imagen no se puede leer. Elige otra.",
    crop: "Recortar la imagen",
    use: "Usar la imagen",
  },
} satisfies Translation<typeof english>;
