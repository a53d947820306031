import type { ReactNode } from "react";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { sitePromise } from "#shared/sitePromise.ts";
import { Emphasis } from "#shared/ui/Emphasis.tsx";
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

/**
 * The layout for signing in and up: the form, and on a wide screen a dark panel next to it with the site's promise.
 */
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

/** Radius and opacity. */
const rings = [
  [150, 0.64],
  [235, 0.5],
  [330, 0.36],
  [435, 0.24],
  [550, 0.16],
  [680, 0.1],
] as const;

/** The rings and the spark of the logo, large. */
function Picture() {
  return (
    <div className={`night ${classes.picture}`} aria-hidden="true">
      <svg viewBox="0 0 1000 1000" aria-hidden="true" className={classes.rings}>
        {rings.map(([r, opacity]) => (
          <circle key={r} cx="500" cy="500" r={r} strokeOpacity={opacity} />
        ))}
        <circle className={classes.spark} cx="733" cy="267" r="15" />
      </svg>
      <p className={classes.promise}>
        <Emphasis>{sitePromise()}</Emphasis>
      </p>
    </div>
  );
}
