import { pagePath } from "@mindreel/contract/plain/pages";
import { legal as messages } from "@mindreel/messages/shared/frame";
import { boot } from "#shared/boot.ts";
import "./foot-links.css";

/** Links to the legal pages that the owner has written. They open in new tabs, so that no form is lost. */
export function LegalLinks() {
  const { documents } = boot.site.legal;
  if (documents.length === 0) return null;
  return (
    <nav className="foot-links" aria-label={messages.legal}>
      {documents.map((document) => (
        <a key={document} href={pagePath("legal", { document })} target="_blank" rel="noopener">
          {messages.names[document]}
        </a>
      ))}
    </nav>
  );
}
