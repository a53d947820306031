import { isLegalDocument } from "@mindreel/contract/plain/kinds/legal";
import { legal as messages } from "@mindreel/messages/shared/frame";
import { useQuery } from "@tanstack/react-query";
import { SiteHeader } from "#app/layouts/SiteHeader.tsx";
import { Component as NotFound } from "#app/pages/NotFoundPage.tsx";
import { legalQuery } from "#features/site/legal/legal.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { LanguageLinks } from "#shared/ui/frame/LanguageLinks.tsx";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./LegalPage.module.css";

export const prefetch = ({ client, path: { document = "" } }: PrefetchContext) =>
  client.prefetchQuery(legalQuery(document));

/** A legal page, such as the imprint. */
export function Component() {
  const { document = "" } = useParams();
  const { pathname } = useLocation();
  const { data, error, refetch } = useQuery(legalQuery(document));
  if (data === null || !isLegalDocument(document)) return <NotFound />;
  return (
    <div className={classes.page}>
      <DocumentTitle parts={[messages.names[document]]} />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Title order={1} className={classes.title}>
          {messages.names[document]}
        </Title>
        {data !== undefined ? (
          <div
            className={classes.text}
            dir="auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it of Markdown, and lets no markup through
            dangerouslySetInnerHTML={{ __html: data.html }}
          />
        ) : error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        <LegalLinks />
        <LanguageLinks pathname={pathname} />
      </main>
    </div>
  );
}
