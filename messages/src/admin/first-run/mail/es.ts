import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "{app} puede enviar correos",
  arrived: "Pediste este correo para ver si los correos llegan. Llegan.",
  goOn: "Seguir configurando",
  spam: "Si estaba en la carpeta de correo no deseado, pide a tu proveedor de correo los registros SPF y DKIM del dominio del remitente.",
} satisfies Translation<typeof english>;
