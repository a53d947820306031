import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Hébergeurs protégés",
  intro:
    "Les membres lisent les vidéos de ces hébergeurs par des adresses signées pour eux, qui expirent après quelques heures. L’adresse non signée que garde la bibliothèque ne sert à personne d’autre.",
  noneTitle: "Aucun hébergeur n’est encore protégé",
  noneText: "Quiconque connaît l’adresse d’une vidéo peut la lire pour toujours, sans être membre.",
  host: "Hébergeur",
  provider: "Fournisseur",
  key: "Clé",
  setOn: "Définie le",
  actions: "Actions",
  fingerprint: "L’empreinte finit par {hint}",
  ending: "Finit par {hint}",
  protect: "Protéger un hébergeur",
  test: "Tester",
  testHost: "Tester {host}",
  change: "Modifier",
  changeHost: "Modifier {host}",
  remove: "Retirer",
  removeHost: "Retirer {host}",
  removeTitle: "Ne plus signer pour cet hébergeur ?",
  removeText:
    "La clé de <strong>{host}</strong> sera supprimée. Tant que {provider} demande des signatures, les vidéos qui s’y trouvent ne se liront pas.",
  signed: "Les adresses de {host} sont désormais signées",
  unsigned: "Les adresses de {host} ne sont plus signées",
  keep: "{hint}. Laisse ce champ vide pour la garder.",
  region: "Région",
  regionNote: "La région du bucket ; auto pour R2.",
  cancel: "Annuler",
  save: "Enregistrer",
  testNote:
    "Ceci signe une adresse comme pour un membre, la demande, puis essaie l’adresse non signée comme le ferait une personne étrangère au site.",
  address: "Adresse",
  addressNote: "Laisse ce champ vide pour essayer la vidéo la plus récente de cet hébergeur.",
  close: "Fermer",
  verdicts: {
    good: "Protégé",
    open: "La lecture marche, mais sans protection",
    bad: "La lecture ne marche pas",
    unknown: "Rien n’a été testé",
  },
  providers: {
    mux: {
      keyId: "ID de la clé de signature",
      secret: "Clé privée",
      help: "Dans Mux, ouvre « Settings », puis « Signing keys », et génère une clé pour l’environnement (environment) de tes vidéos. Mux ne montre son ID et sa clé privée qu’une fois. Les vidéos ont besoin de la « playback policy » « signed ».",
    },
    cloudflare_stream: {
      keyId: "ID de la clé",
      secret: "Clé privée (pem ou jwk)",
      help: "Cloudflare crée une clé par un appel à son API : POST /accounts/…/stream/keys. Saisis l’id de la réponse, et son pem ou jwk. Les vidéos ont besoin de « Require signed URLs ».",
    },
    bunny_cdn: {
      name: "Bunny CDN ou Stream",
      secret: "Clé de « URL token authentication »",
      help: "Sur bunny.net, ouvre la pull zone (une bibliothèque Stream en a une aussi), puis « Security », puis « Token authentication ». Active-la, laisse « token IP validation » désactivée et copie la clé.",
    },
    bunny_embed: {
      name: "Bunny Stream, lecteur intégré",
      secret: "Clé de « Token authentication »",
      help: "Sur bunny.net, ouvre la bibliothèque Stream, puis « Security », et active « embed view token authentication ». Le lecteur de Mindreel lit les fichiers de la bibliothèque : pour ceux-ci, protège plutôt sa pull zone.",
    },
    s3: {
      name: "Amazon S3, Cloudflare R2 ou compatible",
      keyId: "ID de la clé d’accès",
      secret: "Clé d’accès secrète",
      help: "Crée une clé d’accès qui peut lire ce bucket et rien d’autre, et bloque l’accès public au bucket. Convient aux fichiers MP4 : une signature ouvre un seul fichier, donc les flux (HLS, DASH) ne se lisent pas.",
    },
    cloudfront: {
      keyId: "ID de la clé publique",
      secret: "Clé privée",
      help: "Crée une paire de clés RSA de 2048 bits. Dans CloudFront, envoie la clé publique, mets-la dans un groupe de clés (key group) et limite à ce groupe l’accès (« Restrict viewer access ») du comportement (behavior). Convient aux fichiers MP4 : les lecteurs ne transmettent pas la signature aux parties d’un flux.",
    },
  },
} satisfies Translation<typeof english>;
