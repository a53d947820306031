import { pagePath } from "@mindreel/contract/wire/pages";
import { useSearchParams } from "react-router";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { GoogleButton } from "#features/accounts/google-sign-in/GoogleButton.tsx";
import { SignUpForm } from "#features/accounts/registration/SignUpForm.tsx";
import { OfferNote } from "#features/newsletter/offers/OfferNote.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { withQuery } from "#shared/withQuery.ts";

export function Component() {
  const offer = useSearchParams()[0].get("offer") ?? "";
  return (
    <AccountLayout
      title="Sign Up"
      text={
        <>
          Already have an account?{" "}
          <PageLink to={withQuery(pagePath("signIn"), offer === "" ? {} : { offer })}>Sign in</PageLink>
        </>
      }
    >
      <OfferNote offer={offer} step="Create your account, and it begins." />
      <SignUpForm offer={offer} />
      <GoogleButton offer={offer} />
    </AccountLayout>
  );
}
