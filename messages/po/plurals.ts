import type { Translated } from "@mindreel/contract/plain/languages";

interface Plurals {
  /** The plural forms in gettext's order. */
  readonly forms: readonly Intl.LDMLPluralRule[];
  /** The expression that chooses a form for a number, in gettext's syntax. */
  readonly choice: string;
  /** The forms that a translation may leave out, because the last one usually says the same. */
  readonly optional: readonly Intl.LDMLPluralRule[];
}

/** From CLDR, whose plural forms the catalogues use. */
export const plurals: Readonly<Record<Translated, Plurals>> = {
  de: { forms: ["one", "other"], choice: "(n != 1)", optional: [] },
  es: {
    forms: ["one", "many", "other"],
    choice: "(n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2)",
    optional: ["many"],
  },
  fr: { forms: ["one", "many", "other"], choice: "(n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2)", optional: ["many"] },
  ar: {
    forms: ["zero", "one", "two", "few", "many", "other"],
    choice: "(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5)",
    optional: ["zero"],
  },
};
