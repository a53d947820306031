import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  publicKey: "C’est une clé publique. Pour signer, il faut la clé privée.",
  passphrase: "Cette clé est protégée par une phrase secrète. Saisis une clé qui n’en a pas.",
  noKey:
    "Ce n’est pas une clé privée : saisis-la en entier, en PEM (-----BEGIN …) ou telle que le fournisseur l’a donnée.",
  notRsa: "Cette clé n’est pas de type RSA.",
  shortRsa: "Cette clé est trop courte : il faut {bits} bits aux clés RSA.",
  spaces: "Retire les espaces et les retours à la ligne de la clé.",
  shortText: "C’est trop court pour une clé : elle a au moins {least} caractères.",
  host: "Saisis un hôte, comme media.example.com.",
  hasNone: "Les clés de ce fournisseur n’en ont pas.",
  otherHost: "Saisis une adresse sur {host}.",
  unreadableKey: "La clé de l’hôte de cette vidéo ne peut pas être lue ici.",
  notSigned: "L’adresse de cette vidéo ne peut pas être signée.",
} satisfies Translation<typeof english>;
