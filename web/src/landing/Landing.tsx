import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { pagePath } from "@mindreel/contract/wire/pages";
import { LandingFooter } from "#landing/footer/LandingFooter.tsx";
import { FreeMonth } from "#landing/free-month/FreeMonth.tsx";
import { Hero } from "#landing/hero/Hero.tsx";
import { InstallApp } from "#landing/install-app/InstallApp.tsx";
import { Library } from "#landing/library/Library.tsx";
import { Month } from "#landing/month/Month.tsx";
import { Plan } from "#landing/plan/Plan.tsx";
import { Questions } from "#landing/questions/Questions.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";

/**
 * The page that visitors get. The server renders it; main.ts adds what needs a script, and React takes over nothing but
 * the news form, so what is outside of it has no state and no handlers.
 */
export function Landing({ showcase }: { showcase: Showcase | undefined }) {
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <div className="night landing-header">
        <HeaderBar>
          <ColorSchemeSwitch />
          <a className="button button-quiet button-small" href={pagePath("signUp")}>
            Sign Up
          </a>
          <a className="button button-small" href={pagePath("signIn")}>
            Sign In
          </a>
        </HeaderBar>
      </div>
      <main id="main" tabIndex={-1}>
        <Hero />
        <Library showcase={showcase} />
        <Month showcase={showcase} />
        <Plan />
        <FreeMonth />
        <Questions />
        <InstallApp stills={showcase?.stills ?? []} />
      </main>
      <LandingFooter />
    </>
  );
}
