import { pagePath } from "@mindreel/contract/wire/pages";
import { FreeMonth } from "#landing/sections/FreeMonth.tsx";
import { Hero } from "#landing/sections/Hero.tsx";
import { InstallApp } from "#landing/sections/InstallApp.tsx";
import { LandingFooter } from "#landing/sections/LandingFooter.tsx";
import { Library } from "#landing/sections/Library.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";
import { Toasts } from "./toasts.tsx";
import { useReveal } from "./useReveal.ts";
import { useShowcase } from "./useShowcase.ts";

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
