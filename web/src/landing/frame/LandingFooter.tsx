import { pagePath } from "@mindreel/contract/plain/pages";
import type { LandingValues } from "@mindreel/contract/site/public-site";
import { visitorLinks as visitors } from "@mindreel/messages/app";
import { page as messages } from "@mindreel/messages/landing";
import { isShown } from "#landing/frame/sections.ts";
import { boot } from "#shared/boot.ts";
import { sitePromise } from "#shared/sitePromise.ts";
import { Brand } from "#shared/ui/frame/Brand.tsx";
import { LanguageLinks } from "#shared/ui/frame/LanguageLinks.tsx";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";

const places = [
  { section: "library", href: "#library" },
  { section: "plan", href: "#price" },
  { section: "free_month", href: "#free-month" },
  { section: "questions", href: "#questions" },
] as const;

export function LandingFooter(values: LandingValues) {
  const { social } = values;
  return (
    <footer className="foot night">
      <div className="foot-inner">
        <div className="foot-brand">
          <Brand size={28} />
          <p>{sitePromise().replaceAll("*", "")}</p>
        </div>
        <nav aria-label={messages.footer.label}>
          {places
            .filter(({ section }) => isShown(values, section))
            .map(({ section, href }) => (
              <a key={href} href={href}>
                {messages.footer.places[section]}
              </a>
            ))}
          {boot.site.links.map(({ label, url }) => (
            <a key={url} href={url}>
              {label}
            </a>
          ))}
          <a href={pagePath("signUp")}>{visitors.signUp}</a>
          <a href={pagePath("signIn")}>{visitors.signIn}</a>
        </nav>
        {social.length > 0 && (
          <nav aria-label={messages.footer.elsewhere}>
            {social.map(({ label, url }) => (
              <a key={url} href={url} rel="me noopener">
                {label}
              </a>
            ))}
          </nav>
        )}
        <div className="foot-end">
          <LegalLinks />
          <LanguageLinks pathname={pagePath("home")} />
        </div>
      </div>
    </footer>
  );
}
