import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Raccourcis clavier",
  space: "Espace",
  play: "Lire ou mettre en pause",
  back: "Reculer de dix secondes",
  on: "Avancer de dix secondes",
  volume: "Plus fort, moins fort",
  sound: "Activer ou couper le son",
  captions: "Afficher ou masquer les sous-titres",
  speed: "Moins vite, plus vite",
  chapter: "Chapitre précédent, suivant",
  note: "Écrire une note",
  wide: "Lecteur large",
  fullScreen: "Plein écran",
  pictureInPicture: "Image dans l’image",
  list: "Cette liste",
} satisfies Translation<typeof english>;
