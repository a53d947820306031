/** A heading of a list, or a word in it, in the form in which it is compared: `E-Mail_Adresse` is `e mail adresse`. */
export const plainWords = (text: string): string =>
  text
    .slice(0, 200)
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
