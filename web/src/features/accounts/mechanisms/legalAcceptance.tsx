import { acceptedDocuments, type LegalDocument } from "@mindreel/contract/plain/kinds/legal";
import { pagePath } from "@mindreel/contract/plain/pages";
import { legalAcceptance as messages } from "@mindreel/messages/accounts/registration";
import type { ReactNode } from "react";
import { boot } from "#shared/boot.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { TextLink } from "#shared/ui/links/TextLink.tsx";

/** The version of the documents that new members accept; undefined if there are none. */
export function versionToAccept(): number | undefined {
  const { version, documents } = boot.site.legal;
  return acceptedDocuments.some((name) => documents.includes(name)) ? version : undefined;
}

const linkTo = (document: LegalDocument) => (text: string) => (
  <TextLink href={pagePath("legal", { document })} newTab>
    {text}
  </TextLink>
);
const tags = { terms: linkTo("terms"), privacy: linkTo("privacy") };

/** The sentence that accepts the terms and the privacy policy, as far as they exist. */
export function LegalSentence({ of }: { readonly of: keyof typeof messages }): ReactNode {
  const { documents } = boot.site.legal;
  const { both, terms, privacy } = messages[of];
  if (!documents.includes("terms")) return <Rich text={privacy} tags={tags} />;
  if (!documents.includes("privacy")) return <Rich text={terms} tags={tags} />;
  return <Rich text={both} tags={tags} />;
}
