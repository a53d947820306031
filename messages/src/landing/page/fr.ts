import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  firstRun: {
    label: "Installer ce site",
    text: "Ce site n’est pas encore installé. Est-ce le tien ? Le journal du serveur contient un lien pour commencer.",
    link: "L’installer",
  },
  watchFilm: "Voir le film",
  library: {
    title: "Ouvre la bibliothèque",
    text: "Quelques-unes des vidéos qui attendent les membres. Tout est classé par sujet, pour que tu trouves ce qui t’intrigue.",
    works: "Quelques vidéos",
    none: "Les premières vidéos sont en route. Nos nouvelles te diront quand elles seront là.",
    locked: "Verrouillées pour l’instant : elles s’ouvrent avec ton mois offert ou un abonnement.",
    categories: "Quelques catégories",
  },
  month: {
    title: "Ce qu’apporte un mois",
    videos: {
      one: "{count} vidéo",
      other: "{count} vidéos",
    },
    everyVideo: "Chaque vidéo",
    asOften: "à regarder autant que tu veux",
    new: "{number} nouvelles",
    somethingNew: "Du nouveau",
    lastDays: "ces 30 derniers jours",
    toCome: "dans les mois à venir",
    subjects: {
      one: "{count} sujet",
      other: "{count} sujets",
    },
    everySubject: "Chaque sujet",
    oneClick: "à un clic l’un de l’autre",
    gains: {
      follow: {
        title: "Suis ta curiosité",
        text: "Chaque vidéo a un sujet. Choisis-en un, et rien d’autre ne s’interpose.",
      },
      keep: {
        title: "Garde ce qui t’émeut",
        text: "Enregistre une vidéo une fois et elle t’attend dans Favoris, sur tous tes appareils.",
      },
      back: {
        title: "Retrouve ton chemin",
        text: "Ce que tu as regardé en dernier n’est jamais à plus d’un clic.",
      },
    },
  },
  plan: {
    title: "Une formule, un prix.",
    text: "Tout dans {app} est ouvert à celles et ceux qui s’abonnent. Essaie d’abord un mois : cela ne coûte rien, sans carte, et s’arrête tout seul.",
    price: "<amount>{price}</amount> par mois",
    start: "Commencer par un mois offert",
    subscribe: "Ou inscris-toi et abonne-toi maintenant",
  },
  freeMonth: {
    tag: "Pour toute inscription à nos nouvelles",
    title: "Ton premier mois est offert.",
    text: "Inscris-toi à nos nouvelles et regarde pendant un mois à nos frais, avec un accès anticipé à ce qui arrive.",
    oneMonth: "1 mois",
    ofSubscription: "d’abonnement offert",
    early: "Accès anticipé",
    beforeRelease: "aux nouvelles vidéos avant leur sortie",
  },
  voices: "Ce qu’on en dit",
  questions: "Questions et réponses",
  app: {
    title: "Sur ton écran d’accueil, gratuitement",
    text: "L’application {app} ne coûte rien. Elle s’installe depuis cette page en quelques secondes et s’ouvre comme les autres, sur ton téléphone, ta tablette ou ton ordinateur.",
    install: "Installer l’application",
    how: "Comment l’installer",
    ios: "iPhone et iPad",
    iosHow: "Dans Safari, appuie sur Partager, puis « Sur l’écran d’accueil ».",
    android: "Android",
    androidHow:
      "Dans le menu de ton navigateur, appuie sur « Installer l’application » ou « Ajouter à l’écran d’accueil ».",
    computer: "Ordinateur",
    computerHow:
      "Dans Chrome ou Edge, clique sur l’icône d’installation dans la barre d’adresse ; dans Safari, choisis Fichier, puis « Ajouter au Dock ».",
  },
  footer: {
    label: "Pied de page",
    elsewhere: "Ailleurs",
    places: {
      library: "La bibliothèque",
      plan: "Ce que ça coûte",
      free_month: "Un mois offert",
      questions: "Questions",
    },
  },
} satisfies Translation<typeof english>;
