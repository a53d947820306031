import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  works: "La dirección firmada se reproduce y la normal se rechaza. Así debe ser.",
  open: "La dirección firmada se reproduce, pero la normal también: quien la conozca puede ver el vídeo sin Mindreel. {todo}",
  parts_open:
    "La lista está protegida, pero los archivos que menciona se reproducen desde sus direcciones normales. Usa aquí archivos MP4, o un proveedor que firme streams completos.",
  refused: "{host} no acepta la firma. {todo}",
  parts_refused:
    "La lista se acepta, pero los archivos que menciona se rechazan: necesitan firmas propias, que una dirección no puede darles. Usa aquí archivos MP4, o un proveedor que firme streams completos.",
  ahead: "{host} no acepta la firma, y el reloj de este servidor adelanta {time}. Ponlo en hora y prueba otra vez.",
  behind: "{host} no acepta la firma, y el reloj de este servidor atrasa {time}. Ponlo en hora y prueba otra vez.",
  not_found: "El problema no es la firma: {host} no tiene ningún vídeo en esta dirección.",
  not_video: "El problema no es la firma: lo que {host} tiene en esta dirección no es una lista.",
  no_such_host: "No existe el servidor {host}. Revisa cómo está escrito.",
  unreachable: "No se pudo contactar con {host}, o tuvo un error propio. Inténtalo en un momento.",
  private_network: "{host} está en una red privada, donde este servidor no mira.",
  no_video: "Aún no se reproduce ningún vídeo desde {host}. Introduce una dirección para probar.",
  not_signable: "Esto no es la dirección de un vídeo de {host}, así que no se puede firmar.",
  unreadable_secret:
    "La clave no se puede descifrar en este servidor: DATA_DIR/secrets no es la carpeta con la que se guardó. Recupérala de la copia de seguridad o introduce la clave otra vez.",
  minutes: { one: "{count} minuto", other: "{count} minutos" },
} satisfies Translation<typeof english>;
