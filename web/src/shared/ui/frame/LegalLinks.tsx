import { pagePath } from "@mindreel/contract/plain/pages";
import { legal as messages } from "@mindreel/messages/shared/frame";
import { boot } from "#shared/boot.ts";
import "./foot-links.css";

/** The legal pages that the owner has written, in new tabs, so that no form is lost; and the address to write to. */
export function LegalLinks() {
  const { contact, legal } = boot.site;
  const { documents } = legal;
  if (documents.length === 0 && contact === null) return null;
  return (
    <nav className="foot-links" aria-label={messages.legal}>
      {documents.map((document) => (
        <a key={document} href={pagePath("legal", { document })} target="_blank" rel="noopener">
          {messages.names[document]}
        </a>
      ))}
      {contact !== null && <a href={`mailto:${contact}`}>{messages.contact}</a>}
    </nav>
  );
}
