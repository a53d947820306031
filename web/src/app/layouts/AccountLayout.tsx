import type { ReactNode } from "react";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { LanguageLinks } from "#shared/ui/frame/LanguageLinks.tsx";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { Checking } from "#shared/ui/states/Checking.tsx";
import classes from "./AccountLayout.module.css";
import { Artwork } from "./Artwork.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The layout for signing in and up: the form, and on a wide screen stills of the library next to it, with the site's promise.
 */
export function AccountLayout({ title, text, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <SiteHeader />
        <main id="main" tabIndex={-1} className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          {text !== undefined && <p className={classes.text}>{text}</p>}
          {children}
          <Checking />
        </main>
        <footer className={classes.foot}>
          <LegalLinks />
          <LanguageLinks pathname={pathname} query={search} />
        </footer>
      </div>
      <Artwork />
    </div>
  );
}
