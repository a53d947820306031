import { pagePath } from "@mindreel/contract/plain/pages";
import { legal as messages } from "@mindreel/messages/shared/frame";
import { boot } from "#shared/boot.ts";
import { useSignedIn } from "#shared/session/signedIn.tsx";
import "./foot-links.css";

/** The pages that the owner has written, in new tabs, so that no form is lost; and the address to write to. */
export function LegalLinks() {
  const signedIn = useSignedIn();
  const { contact, legal, pages, closed } = boot.site;
  const { documents } = legal;
  // While the site is closed, visitors only get what the law asks for.
  const own = closed && !signedIn ? [] : pages;
  if (documents.length + own.length === 0 && contact === null) return null;
  return (
    <nav className="foot-links" aria-label={messages.legal}>
      {own.map(({ slug, title }) => (
        <a key={`own ${slug}`} href={pagePath("ownPage", { slug })} target="_blank" rel="noopener">
          {title}
        </a>
      ))}
      {documents.map((document) => (
        <a key={document} href={pagePath("legal", { document })} target="_blank" rel="noopener">
          {messages.names[document]}
        </a>
      ))}
      {contact !== null && <a href={`mailto:${contact}`}>{messages.contact}</a>}
    </nav>
  );
}
