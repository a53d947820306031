/** The legal pages that a site can have, in the order in which they are linked. No schemas: the browser loads this. */
export const legalDocuments = ["imprint", "privacy", "terms", "refund"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** Those that somebody who signs up accepts, or says to have read. */
export const acceptedDocuments = ["terms", "privacy"] as const satisfies readonly LegalDocument[];

export const isLegalDocument = (name: string): name is LegalDocument => legalDocuments.some((each) => each === name);
