import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/sessions";
import { Suspense, startTransition, useState } from "react";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { GoogleButton } from "#features/accounts/google-sign-in/GoogleButton.tsx";
import { PasskeyButton } from "#features/accounts/passkeys/PasskeyButton.tsx";
import { KeptPasskeysNote } from "#features/accounts/password-reset/KeptPasskeysNote.tsx";
import { SignInForm } from "#features/accounts/sessions/SignInForm.tsx";
import { OfferNote } from "#features/newsletter/offers/OfferNote.tsx";
import { useOffer } from "#features/newsletter/offers/offer.ts";
import { boot } from "#shared/boot.ts";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { pathWith, useArrival } from "./arrival.ts";

export { prefetchOffer as prefetch } from "#app/pages/newsletter/prefetchOffer.ts";

// Most members have no second factor.
const CodeForm = lazily(
  async () => (await import("#features/accounts/two-factor/CodeForm.tsx")).CodeForm,
  InlineLoadError,
);

type Send = (code: string) => Promise<void>;

export function Component() {
  const came = useArrival();
  const { data: offer } = useOffer(came.offer);
  const ended = useSearchParams()[0].has("ended");
  const [send, setSend] = useState<Send | null>(null);
  const onCodeNeeded = (next: Send) => startTransition(() => setSend(() => next));

  if (send !== null) {
    return (
      <AccountLayout title={messages.title} text={messages.oneMoreStep}>
        <Suspense>
          <CodeForm send={send} onBack={() => setSend(null)} />
        </Suspense>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title={messages.title}
      text={
        <>
          {!boot.site.closed && (
            <>
              <Rich
                text={messages.newHere}
                tags={{ link: (text) => <PageLink to={pathWith("signUp", came)}>{text}</PageLink> }}
              />
              <br />
            </>
          )}
          <PageLink to={pagePath("forgotPassword")}>{messages.forgotPassword}</PageLink>
        </>
      }
    >
      {ended && (
        <Alert tone="calm" icon={IconInfoCircle} title={messages.signedOut}>
          {messages.sessionEnded}
        </Alert>
      )}
      <KeptPasskeysNote />
      <OfferNote offer={came.offer} step={messages.offerStep} />
      <SignInForm {...came} email={offer?.email ?? ""} onCodeNeeded={onCodeNeeded} />
      <PasskeyButton {...came} />
      <GoogleButton {...came} onCodeNeeded={onCodeNeeded} />
    </AccountLayout>
  );
}
