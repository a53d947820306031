/**
 * The legal pages that a site can have, in the order in which they are linked. No schemas here: the browser loads this
 * module.
 */
export const legalDocuments = ["imprint", "privacy", "terms", "refund"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The documents that are accepted, or acknowledged as read, on sign-up. */
export const acceptedDocuments = ["terms", "privacy"] as const satisfies readonly LegalDocument[];

export const isLegalDocument = (name: string): name is LegalDocument => legalDocuments.some((each) => each === name);

/** The first blank of a template that was not filled in, such as `[[Name]]`; undefined if there is none. */
export const blankIn = (text: string): string | undefined => /\[\[[^[\]]+\]\]/.exec(text)?.[0];
