import { localeOf } from "@mindreel/contract/plain/languages";
import { language } from "#shared/language/language.ts";

/** BCP 47 codes of the most spoken languages, and those of Europe. */
const codes =
  "ar bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk kn ko lt lv mk ml mr ms mt my nb ne nl pa pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur uz vi zh";

export interface Language {
  readonly value: string;
  readonly label: string;
}

/** Languages with their names in the page's language, sorted for it. */
export function languages(): Language[] {
  const locale = localeOf(language());
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return codes
    .split(" ")
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
