import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "Texte",
  textNote: "En Markdown : # fait un titre, **deux étoiles** mettent en gras, [mots](https://…) font un lien.",
  title: "Ajouter une image",
  add: "Ajouter",
  picture: "Image",
  pictureNote: "5 Mo au plus. Les e-mails l’affichent sur 456 pixels de large au plus.",
  choose: "Choisir une image",
  description: "Description",
  descriptionNote: "Ce qu’on y voit, pour ceux qui ne voient pas les images. Elle prend sa place dans le texte brut.",
} satisfies Translation<typeof english>;
