import { SiteHeader } from "#app/layouts/SiteHeader.tsx";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { LanguageLinks } from "#shared/ui/frame/LanguageLinks.tsx";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./Written.module.css";

interface Props {
  readonly title: string;
  /** As made by the server; undefined until it is there. */
  readonly html: string | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** A page that the owner wrote. */
export function Written({ title, html, error, onRetry }: Props) {
  const { pathname } = useLocation();
  return (
    <div className={classes.page}>
      <DocumentTitle parts={[title]} />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        {html !== undefined ? (
          <div
            className={classes.text}
            dir="auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it of Markdown, and lets no markup through
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ) : error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={onRetry} />
        )}
        <LegalLinks />
        <LanguageLinks pathname={pathname} />
      </main>
    </div>
  );
}
