/** Inserts a paragraph into a text at an offset, or at the end of the word that is there. */
export function withParagraph(text: string, at: number, paragraph: string): string {
  const place = at + text.slice(at).search(/\s|$/);
  const parts = [text.slice(0, place).trimEnd(), paragraph, text.slice(place).trimStart()];
  return parts.filter((part) => part !== "").join("\n\n");
}
