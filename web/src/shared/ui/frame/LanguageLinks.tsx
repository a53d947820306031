import { boot } from "#shared/boot.ts";
import "./foot-links.css";
import "./language-links.css";
import { languageNames } from "@mindreel/contract/plain/languages";
import { language as messages } from "@mindreel/messages/shared/frame";
import { language } from "#shared/language/language.ts";

/** Links to the same page in other languages, with a full page load: a document has the messages of one language. */
export function LanguageLinks({ pathname, query = "" }: { readonly pathname: string; readonly query?: string }) {
  if (boot.languages.length < 2) return null;
  const here = language();
  const addressIn = (each: string) => {
    const params = new URLSearchParams(query);
    params.set("lang", each);
    return `${pathname}?${params}`;
  };
  return (
    <nav className="foot-links language-links" aria-label={messages.language}>
      {boot.languages.map((each) => (
        <a
          key={each}
          href={addressIn(each)}
          lang={each}
          hrefLang={each}
          aria-current={each === here ? "true" : undefined}
        >
          {languageNames[each]}
        </a>
      ))}
    </nav>
  );
}
