/** A text of a third party without what PostgreSQL cannot store: NUL characters and halves of surrogate pairs. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();
