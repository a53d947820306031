import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mux: "Comprueba que la clave es del entorno en el que está el vídeo, y que el id de la clave y la clave privada van juntos.",
  cloudflare_stream:
    "Comprueba que la clave es de la cuenta en la que está el vídeo, y que el id de la clave y la clave privada van juntos.",
  bunny_cdn:
    "Comprueba que esta es la clave «URL token authentication» de la pull zone de este servidor, y que «token IP validation» está desactivado.",
  bunny_embed: "Comprueba que esta es la clave «token authentication» de la biblioteca del vídeo, no su clave de API.",
  s3: "Comprueba la clave y su secreto, la región (`auto` en R2), que la clave pueda leer el objeto y que el objeto exista: S3 responde igual si falta.",
  cloudfront:
    "Comprueba que el id es el de una clave pública del «trusted key group» de la distribución, que la clave privada le corresponde y que el archivo existe: CloudFront suele responder igual si falta.",
} satisfies Translation<typeof english>;
