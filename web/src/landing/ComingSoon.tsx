import { heroPath, heroWidths } from "@mindreel/contract/plain/kinds/site-pictures";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { LandingValues } from "@mindreel/contract/site/public-site";
import { visitorLinks as visitors } from "@mindreel/messages/app";
import { soon as messages } from "@mindreel/messages/landing";
import { frame } from "@mindreel/messages/shared/frame";
import { isShown } from "#landing/frame/sections.ts";
import { News } from "#landing/free-month/News.tsx";
import { Rings } from "#landing/hero/Hero.tsx";
import { boot } from "#shared/boot.ts";
import { countries } from "#shared/forms/countries.ts";
import { format } from "#shared/language/format.ts";
import { sitePromise } from "#shared/sitePromise.ts";
import { Emphasis } from "#shared/ui/Emphasis.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { LanguageLinks } from "#shared/ui/frame/LanguageLinks.tsx";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";

/** All that visitors see of a closed site: the landing page's document, with the name, the promise and the news form. */
export function ComingSoon(values: LandingValues) {
  const { hero } = values;
  return (
    <div className="soon">
      <SkipLink to="main">{frame.skip}</SkipLink>
      <div className="night landing-header">
        <HeaderBar>
          <ColorSchemeSwitch />
          <a className="button button-quiet button-small" href={pagePath("signIn")}>
            {visitors.signIn}
          </a>
        </HeaderBar>
      </div>
      <main id="main" tabIndex={-1} className="stage night">
        {hero.kind === "picture" ? <Backdrop id={hero.id} /> : <Rings />}
        <div className="stage-inner soon-inner">
          <div>
            <p className="soon-tag">{messages.tag}</p>
            <h1>
              <Emphasis>{sitePromise()}</Emphasis>
            </h1>
            <p className="hero-lead">{format(messages.lead, { app: boot.appName })}</p>
            {isShown(values, "free_month") && <p className="hero-note">{messages.month}</p>}
          </div>
          <div id="news" data-soon="">
            <News countries={countries()} soon />
          </div>
        </div>
      </main>
      <footer className="foot night">
        <div className="foot-inner">
          <div className="foot-end">
            <LegalLinks />
            <LanguageLinks pathname={pagePath("home")} />
          </div>
        </div>
      </footer>
    </div>
  );
}

/** The owner's picture, darkened so that the words on it can be read whatever it shows. */
function Backdrop({ id }: { readonly id: string }) {
  const srcSet = (format: "avif" | "webp") =>
    heroWidths.map((width) => `${heroPath(id, width, format)} ${width}w`).join(", ");
  return (
    <picture className="soon-backdrop">
      <source type="image/avif" srcSet={srcSet("avif")} sizes="100vw" />
      <img src={heroPath(id, 1280, "webp")} srcSet={srcSet("webp")} sizes="100vw" alt="" fetchPriority="high" />
    </picture>
  );
}
