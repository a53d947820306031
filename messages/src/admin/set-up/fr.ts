import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Configurer le site",
  intro:
    "Fais tout cela dans l’ordre que tu veux, et reviens quand tu veux. Les réglages sont dans le fichier .env du dossier du serveur ; redémarre le serveur après une modification.",
  mails: "E-mail",
  mailsFrom: "Les e-mails partent de {from}.",
  noMails:
    "Il n’y a pas encore de serveur de messagerie : personne ne peut confirmer une adresse ni réinitialiser un mot de passe.",
  testMail: "M’envoyer un e-mail de test",
  payments: "Paiements",
  testPayments: "Tester les paiements",
  site: "Nom, prix et apparence",
  siteText: "Donne au site son nom, ses textes, son prix et sa couleur. Chaque modification peut être annulée.",
  openSite: "Ouvrir la page Site",
  category: "Première catégorie",
  categoryText: "Les vidéos sont présentées par catégorie. Ajoutes-en une dans le tableau de bord.",
  addCategory: "Ajouter une catégorie",
  video: "Première vidéo",
  videoText: "Crée une vidéo à partir d’une adresse chez YouTube, Vimeo ou ton hébergeur, puis lis-la.",
  createVideo: "Créer une vidéo",
  address: "Adresse",
  addressHere: "Chaque lien d’un e-mail commence par {url}, où tu te trouves.",
  addressElsewhere: "Chaque lien d’un e-mail commence par {url}, mais tu es sur {origin}.",
  proxy:
    "Pour rendre le site public, place un proxy avec certificat devant le serveur, et indique l’adresse que l’on ouvre :",
  paid: "Les membres paient {price} par mois avec Stripe.",
  paymentsOff:
    "Les paiements sont désactivés. Pour vendre la formule, prends une clé dans le tableau de bord de Stripe, et ajoutes-y un point de terminaison webhook :",
  rehearsal:
    "Les paiements sont une répétition. Pour gagner de l’argent, prends une clé dans le tableau de bord de Stripe, et ajoutes-y un point de terminaison webhook :",
  setUpDone: "Ton site est configuré",
  finish: "Terminer la configuration",
  finishNote: "Cette page disparaît alors. La page Système continue à surveiller ce qui figure ici.",
  done: "Fait",
  todo: "À faire",
  lines: "Lignes pour le fichier .env",
} satisfies Translation<typeof english>;
