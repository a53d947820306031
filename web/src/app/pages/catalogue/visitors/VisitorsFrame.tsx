import type { ReactNode } from "react";
import { SiteFooter } from "#app/layouts/SiteFooter.tsx";
import { SiteHeader } from "#app/layouts/SiteHeader.tsx";
import classes from "./visitors.module.css";

/** The frame of the pages on which visitors look around. */
export function VisitorsFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
