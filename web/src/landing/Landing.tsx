import { pagePath } from "@mindreel/contract/wire/pages";
import { LandingFooter } from "#landing/footer/LandingFooter.tsx";
import { FreeMonth } from "#landing/free-month/FreeMonth.tsx";
import { Hero } from "#landing/hero/Hero.tsx";
import { InstallApp } from "#landing/install-app/InstallApp.tsx";
import { Library } from "#landing/library/Library.tsx";
import { useShowcase } from "#landing/library/useShowcase.ts";
import { Month } from "#landing/month/Month.tsx";
import { Plan } from "#landing/plan/Plan.tsx";
import { Questions } from "#landing/questions/Questions.tsx";
import { useReveal } from "#landing/reveal/useReveal.ts";
import { Toasts } from "#landing/toasts/Toasts.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";

export function Landing() {
  const showcase = useShowcase();
  useReveal();
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
      <Toasts />
    </>
  );
}
