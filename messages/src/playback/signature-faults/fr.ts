import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mux: "Vérifie que la clé est de l’environnement où se trouve la vidéo, et que l’identifiant et la clé privée vont ensemble.",
  cloudflare_stream:
    "Vérifie que la clé est du compte où se trouve la vidéo, et que l’identifiant et la clé privée vont ensemble.",
  bunny_cdn:
    "Vérifie que c’est la clé « URL token authentication » de la pull zone de cet hôte, et que « token IP validation » est désactivé.",
  bunny_embed: "Vérifie que c’est la clé « token authentication » de la bibliothèque de la vidéo, et non sa clé d’API.",
  s3: "Vérifie la clé et son secret, la région (`auto` pour R2), que la clé peut lire l’objet et que l’objet existe : S3 répond de même s’il manque.",
  cloudfront:
    "Vérifie que l’identifiant est celui d’une clé publique du « trusted key group » de la distribution, que la clé privée lui correspond et que le fichier existe : CloudFront répond souvent de même s’il manque.",
} satisfies Translation<typeof english>;
