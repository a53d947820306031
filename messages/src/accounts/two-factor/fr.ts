import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  on: "Activée",
  codesLeft: {
    one: "{count} code de secours restant",
    other: "{count} codes de secours restants",
  },
  about:
    "La connexion demande un code de ton application d’authentification, même avec Google et après un nouveau mot de passe.",
  newCodes: "Créer de nouveaux codes de secours",
  newCodesTitle: "Créer de nouveaux codes de secours ?",
  newCodesText: "Tes codes actuels ne fonctionneront plus.",
  makeNew: "En créer de nouveaux",
  turnOff: "Désactiver",
  why: "Avec la connexion à deux facteurs, un mot de passe volé ne suffit pas : la connexion demande aussi un code d’une application de ton téléphone.",
  setUp: "Configurer",
  turnOffLabel: "Désactiver la connexion à deux facteurs",
  turnOffTitle: "Désactiver la connexion à deux facteurs ?",
  turnOffText: "La connexion ne demandera plus de code. Tes codes de secours ne fonctionneront plus.",
  isOff: "La connexion à deux facteurs est désactivée",
  isOn: "La connexion à deux facteurs est activée. Tous les autres appareils sont déconnectés.",
  setUpTitle: "Configurer la connexion à deux facteurs",
  needsApp:
    "Il te faut une application d’authentification sur ton téléphone, ou celle de ton gestionnaire de mots de passe.",
  passwordFirst: "D’abord ton mot de passe, pour être sûrs que c’est toi.",
  prove: "Confirme que c’est toi",
  confirmApp: "Confirmer l’application",
  addUs: "Ajoute ce site à ton application",
  scan: "Scanne ceci avec ton application d’authentification, ou ouvre l’application sur cet appareil.",
  qrCode: "Code QR avec la clé, donnée aussi en texte",
  byHand: "Ou saisis la clé à la main :",
  openApp: "Ouvrir ici dans une application",
  sixDigits: "Les six chiffres que l’application affiche maintenant.",
  turnOn: "Activer",
  codes: {
    heading: "{app} : codes de secours de {email}",
    copied: "Codes de secours copiés",
    notCopied: "Le navigateur n’a pas permis la copie. Télécharge ou imprime les codes.",
    title: "Tes codes de secours",
    text: "Sans ton application d’authentification, chacun te connecte une fois. Garde-les là où personne d’autre ne les trouve : <strong>ils ne sont affichés que cette fois.</strong>",
    list: "Codes de secours",
    copy: "Copier",
    download: "Télécharger",
    print: "Imprimer",
    kept: "Je les ai gardés",
  },
} satisfies Translation<typeof english>;
