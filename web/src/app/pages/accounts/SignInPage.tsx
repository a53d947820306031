import { pagePath } from "@mindreel/contract/wire/pages";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { GoogleButton } from "#features/accounts/google-sign-in/GoogleButton.tsx";
import { PasskeyButton } from "#features/accounts/passkeys/PasskeyButton.tsx";
import { SignInForm } from "#features/accounts/sessions/SignInForm.tsx";
import { CodeForm } from "#features/accounts/two-factor/CodeForm.tsx";
import { OfferNote } from "#features/newsletter/offers/OfferNote.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { withQuery } from "#shared/withQuery.ts";

type Send = (code: string) => Promise<void>;

export function Component() {
  const offer = useSearchParams()[0].get("offer") ?? "";
  const [send, setSend] = useState<Send | null>(null);
  const onCodeNeeded = (next: Send) => setSend(() => next);

  if (send !== null) {
    return (
      <AccountLayout title="Sign In" text="One more step: the code from your authenticator app.">
        <CodeForm send={send} onBack={() => setSend(null)} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title="Sign In"
      text={
        <>
          New here?{" "}
          <PageLink to={withQuery(pagePath("signUp"), offer === "" ? {} : { offer })}>Create an account</PageLink>
          <br />
          <PageLink to={pagePath("forgotPassword")}>Forgot your password?</PageLink>
        </>
      }
    >
      <OfferNote offer={offer} step="Sign in, and it begins." />
      <SignInForm offer={offer} onCodeNeeded={onCodeNeeded} />
      <PasskeyButton offer={offer} />
      <GoogleButton offer={offer} onCodeNeeded={onCodeNeeded} />
    </AccountLayout>
  );
}
