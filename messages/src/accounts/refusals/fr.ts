import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  invisibleUsername: "N’utilise ni caractères de contrôle, ni espaces au début ou à la fin.",
  passwordsDiffer: "Les deux mots de passe ne correspondent pas.",
  passwordCommon: "Ce mot de passe est trop courant.",
  passwordIsName: "Le mot de passe ne doit pas être ton nom d’utilisateur ni ton adresse e-mail.",
  usernameTaken: "Ce nom d’utilisateur existe déjà.",
  emailTaken: "Un compte avec cette adresse e-mail existe déjà.",
  disposableEmail: "Utilise une adresse durable : celles de ce fournisseur sont jetables.",
  superusersOnly: "Seul un super-utilisateur peut créer un super-utilisateur.",
  fullOfPasskeys: "Tu as déjà le maximum de clés d’accès. Supprimes-en d’abord une.",
  passkeyUnusable: "Cette clé d’accès n’a pas pu être ajoutée. Réessaie.",
  linkUsed: "Ce lien a expiré ou a déjà été utilisé.",
  resetLinkUsed: "Ce lien a expiré ou a déjà été utilisé. Demandes-en un nouveau.",
  otherLink: "Ce n’est pas le lien que tu as ouvert.",
  passkeysNeeded: "Tes clés d’accès sont ton deuxième facteur, dont les super-utilisateurs ont besoin ici.",
  ownEmail: "C’est déjà ton adresse.",
  tooManyEmailChanges: "Tu as déjà demandé plusieurs changements. Réessaie demain.",
  emailTakenMeanwhile: "Cette adresse appartient désormais à un autre compte.",
  wrongPassword: "Ce n’est pas ton mot de passe.",
  wrongCode: "Ce code n’est pas le bon, ou a déjà été utilisé.",
  wrongFirstCode: "Ce code n’est pas le bon. Saisis celui que l’application affiche maintenant.",
  lastSuperuser: "Tu es le dernier super-utilisateur. Nommes-en d’abord un autre.",
  blockYourself: "Tu ne peux pas te bloquer toi-même.",
  mailSentAlready: "Nous t’avons déjà envoyé un e-mail. Cherche-le, ou réessaie plus tard.",
  copyTaken: "Tu viens de télécharger une copie. Réessaie dans dix minutes.",
} satisfies Translation<typeof english>;
