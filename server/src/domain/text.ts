/** A third party's text without characters that PostgreSQL cannot store: NUL characters and unpaired surrogates. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();
