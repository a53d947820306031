/** The word for a code. A code that this version does not know is shown as it is. */
export const wordFor = (code: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).find(([name]) => name === code)?.[1] ?? code;
