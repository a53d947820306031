import { pagePath } from "@mindreel/contract/plain/pages";
import { signUp as messages } from "@mindreel/messages/accounts/registration";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { GoogleButton } from "#features/accounts/google-sign-in/GoogleButton.tsx";
import { SignUpForm } from "#features/accounts/registration/SignUpForm.tsx";
import { OfferNote } from "#features/newsletter/offers/OfferNote.tsx";
import { useOffer } from "#features/newsletter/offers/offer.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { pathWith, useArrival } from "./arrival.ts";

export { prefetchOffer as prefetch } from "#app/pages/newsletter/prefetchOffer.ts";

export function Component() {
  const came = useArrival();
  const { data } = useOffer(came.offer);
  // An offer that expired unused is renewed by signing up for the news again.
  const isOver = data !== undefined && !data.usable && !data.had;
  return (
    <AccountLayout
      title={messages.title}
      text={
        <>
          <Rich
            text={messages.haveAccount}
            tags={{ link: (text) => <PageLink to={pathWith("signIn", came)}>{text}</PageLink> }}
          />
          {(came.offer === "" || isOver) && (
            <>
              <br />
              {/* A full page load: the landing page is not part of this app. */}
              <Rich
                text={messages.freeMonth}
                tags={{ link: (text) => <TextLink href={`${pagePath("home")}#free-month`}>{text}</TextLink> }}
              />
            </>
          )}
        </>
      }
    >
      <OfferNote offer={came.offer} step={messages.offerStep} />
      <SignUpForm {...came} />
      <GoogleButton {...came} />
    </AccountLayout>
  );
}
