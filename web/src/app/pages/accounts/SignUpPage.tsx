import { pagePath } from "@mindreel/contract/wire/pages";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { GoogleButton } from "#features/accounts/google-sign-in/GoogleButton.tsx";
import { SignUpForm } from "#features/accounts/registration/SignUpForm.tsx";
import { OfferNote } from "#features/newsletter/offers/OfferNote.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { TextLink } from "#shared/ui/TextLink.tsx";
import { pathWith, useArrival } from "./arrival.ts";

export { prefetchOffer as prefetch } from "#app/parts/prefetchOffer.ts";

export function Component() {
  const came = useArrival();
  return (
    <AccountLayout
      title="Sign Up"
      text={
        <>
          Already have an account? <PageLink to={pathWith("signIn", came)}>Sign in</PageLink>
          {came.offer === "" && (
            <>
              <br />
              {/* A document load: the landing page is not part of this app. */}
              <TextLink href={`${pagePath("home")}#free-month`}>Get your first month free</TextLink> by signing up for
              our news.
            </>
          )}
        </>
      }
    >
      <OfferNote offer={came.offer} step="Create your account, and it begins." />
      <SignUpForm {...came} />
      <GoogleButton {...came} />
    </AccountLayout>
  );
}
