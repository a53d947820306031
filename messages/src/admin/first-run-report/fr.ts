import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mailSent: "{server} a accepté un e-mail pour {email}.",
  lookIntoSpam: "S’il n’est pas dans ta boîte dans une minute, regarde dans les indésirables.",
  mailWritten: "Il n’y a pas de serveur de messagerie : l’e-mail a été écrit dans un fichier de {folder}.",
  setSmtp: "Toi seul peux l’y lire : règle SMTP_URL avant que des membres s’inscrivent.",
  credentials: "{server} refuse le nom d’utilisateur ou le mot de passe. Sa réponse : {said}",
  checkCredentials: "Vérifie les deux dans SMTP_URL. Les caractères @, : et / s’y écrivent %40, %3A et %2F.",
  no_such_host: "Il n’y a pas de serveur de messagerie à {server}.",
  checkHost: "Vérifie l’hôte dans SMTP_URL.",
  no_answer: "Rien ne répond à {server}. Message : {said}",
  checkPort:
    "Vérifie l’hôte et le port dans SMTP_URL : 465 avec smtps://, 587 avec smtp://. Beaucoup d’hébergeurs bloquent le port 25.",
  encryption: "Aucune connexion chiffrée à {server} n’a abouti. Message : {said}",
  checkEncryption: "Utilise smtps:// avec le port 465 et smtp:// avec le port 587, et le nom d’hôte du certificat.",
  refused_address: "{server} refuse l’expéditeur ou le destinataire. Sa réponse : {said}",
  checkFrom: "Vérifie MAIL_FROM : la plupart des serveurs n’envoient que depuis leurs propres adresses.",
  other: "{server} n’a pas accepté l’e-mail. Sa réponse : {said}",
  checkSmtp: "Vérifie SMTP_URL et MAIL_FROM.",
  paymentsOff: "Les paiements sont désactivés : personne ne peut acheter l’abonnement.",
  setStripe: "Règle STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET, ou continue sans paiements.",
  rehearsal: "Les paiements sont une répétition : tout fonctionne, et aucune carte n’est débitée.",
  endRehearsal:
    "Règle STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET, et retire PAYMENTS=rehearsal, pour gagner de l’argent.",
  forbidden: "Stripe accepte la clé, mais ne la laisse pas lire {what}.",
  giveAccess:
    "Dans le tableau de bord de Stripe, donne à la clé restreinte l’accès en écriture, ou utilise une clé secrète.",
  noWebhook: "Stripe accepte la clé, mais n’envoie pas de webhooks à {url}.",
  addWebhook:
    "Dans le tableau de bord de Stripe, sous Developers, Webhooks, ajoute un endpoint avec exactement cette adresse, et mets son « signing secret » dans STRIPE_WEBHOOK_SECRET.",
  webhookOff: "L’endpoint {url} est désactivé chez Stripe.",
  enableWebhook: "Active-le dans le tableau de bord de Stripe, sous Developers, Webhooks.",
  unsent: "Stripe n’envoie pas {events} à l’endpoint.",
  addEvents: "Ajoute ces événements à l’endpoint dans le tableau de bord de Stripe, sous Developers, Webhooks.",
  noPortal:
    "Le portail client n’est pas configuré chez Stripe : les membres ne pourraient ni résilier ni changer de carte.",
  portalKeeps: "Le portail client de Stripe ne permet pas aux membres de résilier.",
  savePortal:
    "Dans le tableau de bord de Stripe, sous Settings, Billing, Customer portal, laisse les clients résilier à la fin de la période, et enregistre les réglages.",
  unchecked: "Stripe accepte la clé, mais ne la laisse pas lire les endpoints : le webhook n’a pas été vérifié.",
  makeSure: "Assure-toi qu’il y a un endpoint à {url}. La page Système te dit si ses événements n’arrivent pas.",
  testKey: "Stripe accepte la clé et envoie des webhooks ici. C’est une clé de test : aucune carte n’est débitée.",
  setLiveKey: "Mets ta clé de production pour gagner de l’argent.",
  works: "Stripe accepte la clé et envoie des webhooks ici.",
  keyRefused: "Stripe refuse la clé. Sa réponse : {said}",
  checkKey: "Vérifie STRIPE_SECRET_KEY.",
  noStripe: "Stripe ne répond pas. {reason}",
  reachStripe: "Vérifie que cette machine peut joindre api.stripe.com, puis réessaie.",
} satisfies Translation<typeof english>;
