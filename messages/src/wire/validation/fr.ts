import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  required: "Ce champ est obligatoire.",
  blank: "Ce champ ne peut pas être vide.",
  notSettable: "Ce champ ne peut pas être défini ici.",
  type: "Cela doit être de type {type}.",
  minLength: "Utilise au moins {limit} caractères.",
  maxLength: "Utilise au plus {limit} caractères.",
  minimum: "La valeur minimale est {limit}.",
  maximum: "La valeur maximale est {limit}.",
  maxItems: "Envoie au plus {limit} entrées.",
  email: "Saisis une adresse e-mail valide.",
  format: "Le format n’est pas le bon.",
  pattern: "Cette valeur n’est pas autorisée.",
  line: "Utilise une seule ligne, avec au moins un caractère visible.",
  colour: "Une couleur s’écrit # suivi de six chiffres hexadécimaux, comme #454ee2.",
  invalid: "Ce n’est pas valide.",
  flag: "Utilise true, ou ne le précise pas.",
  multipart: "Envoie ceci en multipart/form-data.",
  noFile: "Aucun fichier n’est attendu ici.",
  pictureLarger: "L’image dépasse 5 Mo.",
  fileLarger: "Le fichier dépasse 5 Mo.",
  pictureEmpty: "Le fichier est vide. Choisis une autre image.",
  fileEmpty: "Le fichier est vide. Choisis un autre fichier.",
  exports: "Deux exports sont en cours. Réessaie quand l’un d’eux est terminé.",
} satisfies Translation<typeof english>;
