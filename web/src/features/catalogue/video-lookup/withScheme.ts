/** Completes an address that is given without its scheme, which browsers refuse. */
export const withScheme = (text: string): string =>
  /^\s*[^\s/:@]+\.[^\s/:@]+\//.test(text) ? `https://${text.trimStart()}` : text;
