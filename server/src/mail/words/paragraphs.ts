/** A mail's text in the form that people edit: with an empty line between paragraphs. */
export const inParagraphs = (...paragraphs: readonly string[]): string => paragraphs.join("\n\n");
