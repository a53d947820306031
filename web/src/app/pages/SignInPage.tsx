import { useSearchParams } from "react-router";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { GoogleButton } from "#features/accounts/components/GoogleButton.tsx";
import { OfferNote } from "#features/accounts/components/OfferNote.tsx";
import { SignInForm } from "#features/accounts/components/SignInForm.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";

export function Component() {
  const offer = useSearchParams()[0].get("offer") ?? "";
  return (
    <AccountLayout
      title="Sign In"
      text={
        <>
          New here?{" "}
          <PageLink to={offer === "" ? "/signup" : `/signup?offer=${encodeURIComponent(offer)}`}>
            Create an account
          </PageLink>
          <br />
          <PageLink to="/forgot-password">Forgot your password?</PageLink>
        </>
      }
    >
      <OfferNote offer={offer} step="Sign in, and it begins." />
      <SignInForm offer={offer} />
      <GoogleButton offer={offer} />
    </AccountLayout>
  );
}
