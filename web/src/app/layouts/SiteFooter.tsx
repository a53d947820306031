import { pagePath } from "@mindreel/contract/plain/pages";
import { footer as messages } from "@mindreel/messages/shared/frame";
import { boot } from "#shared/boot.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { Brand } from "#shared/ui/frame/Brand.tsx";
import { LanguageLinks } from "#shared/ui/frame/LanguageLinks.tsx";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import classes from "./SiteFooter.module.css";

/** The footer of visitors' pages. */
export function SiteFooter() {
  const { pathname, search } = useLocation();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        {/* A full page load, because for visitors `/` is the landing page, which is not part of this app. */}
        <a className={classes.home} href={pagePath("home")}>
          <Brand size={26} />
        </a>
        {boot.site.links.length > 0 && (
          <nav className="foot-links" aria-label={messages.label}>
            {boot.site.links.map(({ label, url }) => (
              <a key={url} href={url}>
                {label}
              </a>
            ))}
          </nav>
        )}
        <LegalLinks />
        <LanguageLinks pathname={pathname} query={search} />
      </div>
    </footer>
  );
}
