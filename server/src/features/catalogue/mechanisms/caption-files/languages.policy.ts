/** The canonical form of a BCP 47 tag, such as `pt-BR`; null if invalid. */
export function languageTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text.trim())[0] ?? null;
  } catch {
    return null;
  }
}

/** A language's own name for itself, such as `Deutsch`; falls back to the tag. */
export function ownNameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag, "en"], { type: "language" }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
