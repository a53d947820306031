import { messages } from "@mindreel/messages/accounts/account-layout";
import type { ReactNode } from "react";
import { Rich } from "#shared/language/Rich.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { LanguageLinks } from "#shared/ui/frame/LanguageLinks.tsx";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { Checking } from "#shared/ui/states/Checking.tsx";
import classes from "./AccountLayout.module.css";
import { SiteHeader } from "./SiteHeader.tsx";

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** For signing in and up: the form, and beside it on a wide screen a dark panel with the product's promise. */
export function AccountLayout({ title, text, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <SiteHeader />
        <main id="main" tabIndex={-1} className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.text}>{text}</p>
          {children}
          <Checking />
          <LanguageLinks pathname={pathname} query={search} />
          <LegalLinks />
        </main>
      </div>
      <Picture />
    </div>
  );
}

/** The rings and the spark of the logo, large. */
function Picture() {
  return (
    <div className={`night ${classes.picture}`} aria-hidden="true">
      <svg viewBox="0 0 1000 1000" aria-hidden="true" className={classes.rings}>
        {[150, 235, 330, 435, 550, 680].map((r) => (
          <circle key={r} cx="500" cy="500" r={r} />
        ))}
        <circle className={classes.spark} cx="733" cy="267" r="15" />
      </svg>
      <p className={classes.promise}>
        <Rich text={messages.promise} tags={{ em: (text) => <em>{text}</em> }} />
      </p>
    </div>
  );
}
