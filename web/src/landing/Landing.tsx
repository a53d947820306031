import type { LandingContent } from "@mindreel/contract/landing";
import type { LandingSectionName } from "@mindreel/contract/plain/kinds/landing-sections";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { LandingValues } from "@mindreel/contract/site/public-site";
import { visitorLinks as visitors } from "@mindreel/messages/app";
import { page as messages } from "@mindreel/messages/landing";
import { frame } from "@mindreel/messages/shared/frame";
import { Fragment, type ReactNode } from "react";
import { LandingFooter } from "#landing/frame/LandingFooter.tsx";
import { isShown } from "#landing/frame/sections.ts";
import { FreeMonth } from "#landing/free-month/FreeMonth.tsx";
import { Hero } from "#landing/hero/Hero.tsx";
import { Library } from "#landing/library/Library.tsx";
import { Month } from "#landing/library/Month.tsx";
import { InstallApp } from "#landing/sections/InstallApp.tsx";
import { Plan } from "#landing/sections/Plan.tsx";
import { Plans } from "#landing/sections/Plans.tsx";
import { Questions } from "#landing/sections/Questions.tsx";
import { Voices } from "#landing/sections/Voices.tsx";
import { boot } from "#shared/boot.ts";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";

interface Props extends LandingContent {
  readonly values: LandingValues;
}

/**
 * The page for visitors. The server renders it; main.ts adds behaviour, and React hydrates only the news form, so
 * nothing outside of it has state or event handlers.
 */
export function Landing({ values, showcase, sold, waiting = false }: Props) {
  const sections: Record<LandingSectionName, ReactNode> = {
    library: <Library showcase={showcase} />,
    month: <Month showcase={showcase} />,
    plan: boot.offered.choice ? <Plans sold={sold} /> : <Plan {...values} />,
    free_month: <FreeMonth />,
    voices: <Voices {...values} />,
    questions: <Questions {...values} />,
    install_app: <InstallApp stills={showcase?.stills ?? []} />,
  };
  const shown = values.sections.filter(({ section }) => isShown(values, section));
  return (
    <>
      <SkipLink to="main">{frame.skip}</SkipLink>
      <div className="night landing-header">
        <HeaderBar>
          {boot.site.links.map(({ label, url }) => (
            <a key={url} className="own-link" href={url}>
              {label}
            </a>
          ))}
          <ColorSchemeSwitch />
          <a className="button button-quiet button-small" href={pagePath("signIn")}>
            {visitors.signIn}
          </a>
          <a className="button button-small" href={pagePath("signUp")}>
            {visitors.signUp}
          </a>
        </HeaderBar>
      </div>
      <main id="main" tabIndex={-1}>
        <Hero values={values} showcase={showcase} />
        {shown.map(({ section }) => (
          <Fragment key={section}>{sections[section]}</Fragment>
        ))}
      </main>
      {waiting && <FirstRun />}
      <LandingFooter {...values} />
    </>
  );
}

/** Shown on a server without a superuser: what its owner does next. It reveals nothing to strangers. */
function FirstRun() {
  return (
    <aside className="first-run night" aria-label={messages.firstRun.label}>
      <p>
        {messages.firstRun.text} <a href={pagePath("firstSuperuser")}>{messages.firstRun.link}</a>
      </p>
    </aside>
  );
}
