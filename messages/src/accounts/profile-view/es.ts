import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  username: "Nombre de usuario",
  name: "Nombre",
  email: "Correo electrónico",
  mobile: "Móvil",
  gender: "Género",
  age: "Edad",
  location: "Ubicación",
  secondEmail: "Segundo correo",
  genders: {
    male: "Hombre",
    female: "Mujer",
  },
  security: "Seguridad",
  editProfile: "Editar el perfil",
} satisfies Translation<typeof english>;
