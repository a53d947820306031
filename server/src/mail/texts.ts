/** The escapes that React uses for text and attributes. */
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** As in the conversion to plain text. */
export const collapsed = (text: string): string => text.replace(/[ \t\r\n\f\u200b]+/g, " ");
