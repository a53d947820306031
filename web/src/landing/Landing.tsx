import { pagePath } from "@mindreel/contract/wire/pages";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";
import { LandingFooter } from "./footer/LandingFooter.tsx";
import { FreeMonth } from "./free-month/FreeMonth.tsx";
import { Hero } from "./hero/Hero.tsx";
import { InstallApp } from "./install-app/InstallApp.tsx";
import { Library } from "./library/Library.tsx";
import { useShowcase } from "./library/useShowcase.ts";
import { useReveal } from "./reveal/useReveal.ts";
import { Toasts } from "./toasts/Toasts.tsx";

export function Landing() {
  const showcase = useShowcase();
  useReveal();
  return (
    <>
      <SkipLink />
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
        <FreeMonth />
        <InstallApp stills={showcase.stills} />
      </main>
      <LandingFooter />
      <Toasts />
    </>
  );
}
