import { pagePath } from "@mindreel/contract/wire/pages";
import { IconInfoCircle } from "@tabler/icons-react";
import { lazy, Suspense, startTransition, useState } from "react";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { GoogleButton } from "#features/accounts/google-sign-in/GoogleButton.tsx";
import { PasskeyButton } from "#features/accounts/passkeys/PasskeyButton.tsx";
import { KeptPasskeysNote } from "#features/accounts/password-reset/KeptPasskeysNote.tsx";
import { SignInForm } from "#features/accounts/sessions/SignInForm.tsx";
import { OfferNote } from "#features/newsletter/offers/OfferNote.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { pathWith, useArrival } from "./arrival.ts";

export { prefetchOffer as prefetch } from "#app/parts/prefetchOffer.ts";

// Most people have no second step.
const CodeForm = lazy(async () => ({
  default: (await import("#features/accounts/two-factor/CodeForm.tsx")).CodeForm,
}));

type Send = (code: string) => Promise<void>;

export function Component() {
  const came = useArrival();
  const ended = useSearchParams()[0].has("ended");
  const [send, setSend] = useState<Send | null>(null);
  const onCodeNeeded = (next: Send) => startTransition(() => setSend(() => next));

  if (send !== null) {
    return (
      <AccountLayout title="Sign In" text="One more step: the code from your authenticator app.">
        <Suspense>
          <CodeForm send={send} onBack={() => setSend(null)} />
        </Suspense>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title="Sign In"
      text={
        <>
          New here? <PageLink to={pathWith("signUp", came)}>Create an account</PageLink>
          <br />
          <PageLink to={pagePath("forgotPassword")}>Forgot your password?</PageLink>
        </>
      }
    >
      {ended && (
        <Alert calm icon={IconInfoCircle} title="You are signed out">
          Your session has ended. Sign in, and you are back where you were.
        </Alert>
      )}
      <KeptPasskeysNote />
      <OfferNote offer={came.offer} step="Sign in, and it begins." />
      <SignInForm {...came} onCodeNeeded={onCodeNeeded} />
      <PasskeyButton {...came} />
      <GoogleButton {...came} onCodeNeeded={onCodeNeeded} />
    </AccountLayout>
  );
}
