import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Servidores protegidos",
  intro:
    "Los miembros reproducen los vídeos de estos servidores con direcciones firmadas para ellos que caducan al cabo de unas horas. La dirección sin firmar que guarda la biblioteca no le sirve a nadie más.",
  noneTitle: "Aún no hay ningún servidor protegido",
  noneText: "Quien conozca la dirección de un vídeo puede reproducirlo para siempre, sin ser miembro.",
  host: "Servidor",
  provider: "Proveedor",
  key: "Clave",
  setOn: "Definida el",
  actions: "Acciones",
  fingerprint: "La huella termina en {hint}",
  ending: "Termina en {hint}",
  protect: "Proteger un servidor",
  test: "Probar",
  testHost: "Probar {host}",
  change: "Cambiar",
  changeHost: "Cambiar {host}",
  remove: "Quitar",
  removeHost: "Quitar {host}",
  removeTitle: "¿Dejar de firmar para este servidor?",
  removeText:
    "Se eliminará la clave de <strong>{host}</strong>. Mientras {provider} pida firmas, los vídeos de allí no se reproducirán.",
  signed: "Las direcciones de {host} se firman a partir de ahora",
  unsigned: "Las direcciones de {host} ya no se firman",
  keep: "{hint}. Déjalo vacío para conservarla.",
  region: "Región",
  regionNote: "La región del bucket; auto para R2.",
  cancel: "Cancelar",
  save: "Guardar",
  testNote:
    "Esto firma una dirección como para un miembro, la pide y prueba la dirección sin firmar como lo haría una persona ajena.",
  address: "Dirección",
  addressNote: "Déjalo vacío para probar el vídeo más reciente de este servidor.",
  close: "Cerrar",
  verdicts: {
    good: "Protegido",
    open: "Se reproduce, pero no está protegido",
    bad: "No se reproduce",
    unknown: "No se probó nada",
  },
  providers: {
    mux: {
      keyId: "ID de la clave de firma",
      secret: "Clave privada",
      help: "En Mux, abre «Settings», luego «Signing keys», y genera una clave para el entorno (environment) de tus vídeos. Mux muestra su ID y su clave privada una sola vez. Los vídeos necesitan la «playback policy» «signed».",
    },
    cloudflare_stream: {
      keyId: "ID de la clave",
      secret: "Clave privada (pem o jwk)",
      help: "Cloudflare crea una clave con una llamada a su API: POST /accounts/…/stream/keys. Escribe el id que responde, y su pem o jwk. Los vídeos necesitan «Require signed URLs».",
    },
    bunny_cdn: {
      name: "Bunny CDN o Stream",
      secret: "Clave de «URL token authentication»",
      help: "En bunny.net, abre la pull zone (una biblioteca de Stream también tiene una), luego «Security» y luego «Token authentication». Actívala, deja desactivada «token IP validation» y copia la clave.",
    },
    bunny_embed: {
      name: "Bunny Stream, reproductor incrustado",
      secret: "Clave de «Token authentication»",
      help: "En bunny.net, abre la biblioteca de Stream, luego «Security», y activa «embed view token authentication». El reproductor propio de Mindreel reproduce los archivos de la biblioteca: para ellos, protege su pull zone.",
    },
    s3: {
      name: "Amazon S3, Cloudflare R2 o compatible",
      keyId: "ID de la clave de acceso",
      secret: "Clave de acceso secreta",
      help: "Crea una clave de acceso que pueda leer este bucket y nada más, y bloquea el acceso público al bucket. Sirve para archivos MP4: una firma abre un solo archivo, así que los streams (HLS, DASH) no se reproducen.",
    },
    cloudfront: {
      keyId: "ID de la clave pública",
      secret: "Clave privada",
      help: "Crea un par de claves RSA de 2048 bits. En CloudFront, sube la pública, ponla en un grupo de claves (key group) y restringe a ese grupo el acceso («Restrict viewer access») del comportamiento (behavior). Sirve para archivos MP4: los reproductores no pasan la firma a las partes de un stream.",
    },
  },
} satisfies Translation<typeof english>;
