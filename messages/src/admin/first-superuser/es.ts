import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Configura tu sitio",
  text: "Aquí todavía nadie puede iniciar sesión. Crea primero tu propia cuenta: con ella se administra el sitio.",
  form: "Crear el primer superusuario",
  link: "Enlace del registro",
  linkNote: "El servidor lo escribe en su registro al arrancar.",
  username: "Nombre de usuario",
  password: "Contraseña",
  confirmPassword: "Confirmar la contraseña",
  create: "Crear superusuario",
} satisfies Translation<typeof english>;
