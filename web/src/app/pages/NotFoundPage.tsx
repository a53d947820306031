import { needsSignIn, pagePath } from "@mindreel/contract/plain/pages";
import { notFound as messages } from "@mindreel/messages/app";
import { SiteHeader } from "#app/layouts/SiteHeader.tsx";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { signInFor } from "#shared/session/comeBack.ts";
import { useSignedIn } from "#shared/session/signedIn.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import classes from "./NotFoundPage.module.css";

export function Component() {
  const { pathname, search, hash } = useLocation();
  const signedIn = useSignedIn();
  const asked = needsSignIn(pathname) ? pathname + search + hash : "";
  const mayBeTheirs = !signedIn && asked !== "";
  return (
    <div className={classes.page}>
      <DocumentTitle parts={[messages.title]} />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Reel />
        <h1>{messages.title}</h1>
        <p>{messages.text}</p>
        {mayBeTheirs && <p className={classes.hint}>{messages.membersOnly}</p>}
        <div className={classes.links}>
          {/* First what probably helps: a link from a mail leads here once the session has ended. */}
          {mayBeTheirs && (
            <ButtonLink href={signInFor(asked)} size="lg">
              {messages.signInToSee}
            </ButtonLink>
          )}
          {/* A full page load, because for visitors `/` is the landing page, which is not part of this app. */}
          <ButtonLink href={pagePath("home")} size="lg" variant={mayBeTheirs ? "default" : "filled"}>
            {messages.home}
          </ButtonLink>
          {!signedIn && asked === "" && (
            <ButtonLink href={signInFor("")} size="lg" variant="default">
              {messages.signIn}
            </ButtonLink>
          )}
        </div>
      </main>
    </div>
  );
}

/** The logo with its film run out and its spark rolled away. */
function Reel() {
  return (
    <svg className={classes.reel} viewBox="0 0 240 160" aria-hidden="true">
      <path className={classes.film} d="M138 37.5a56 56 0 1 0 20 92" />
      <path className={classes.film} d="M158 129.5c12 13 28 17 48 18" strokeDasharray="1 12" />
      <path className={classes.question} d="M96 68a15 15 0 1 1 21 14c-5 2.6-6.5 6-6.5 11" />
      <circle cx="110.5" cy="108" r="4.6" className={classes.dot} />
      <circle cx="226" cy="148" r="9" className={classes.spark} />
    </svg>
  );
}
