/** A mail's text as people edit it: with an empty line between its paragraphs. */
export const inParagraphs = (...paragraphs: readonly string[]): string => paragraphs.join("\n\n");
