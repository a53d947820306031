import { invitationParam } from "@mindreel/contract/plain/pages";
import { signUp as messages } from "@mindreel/messages/accounts/registration";
import { Suspense, useState } from "react";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { GoogleButton } from "#features/accounts/google-sign-in/GoogleButton.tsx";
import { KnownAddress } from "#features/accounts/registration/KnownAddress.tsx";
import { SignUpForm } from "#features/accounts/registration/SignUpForm.tsx";
import { OfferNote } from "#features/newsletter/offers/OfferNote.tsx";
import { useOffer } from "#features/newsletter/offers/offer.ts";
import { boot } from "#shared/boot.ts";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { freeMonthFor, pathWith, useArrival } from "./arrival.ts";

export { prefetchOffer as prefetch } from "#app/pages/newsletter/prefetchOffer.ts";

// Few people are invited.
const InvitedSignUp = lazily(
  async () => (await import("#features/accounts/invitations/InvitedSignUp.tsx")).InvitedSignUp,
  InlineLoadError,
);

export function Component() {
  // The server does not wait for lazy modules.
  const isHydrated = useHydrated();
  if (!useSearchParams()[0].has(invitationParam)) return <SignUp />;
  return (
    <AccountLayout title={messages.invited} text={null}>
      <Suspense fallback={<FullSpinner />}>{isHydrated ? <InvitedSignUp /> : <FullSpinner />}</Suspense>
    </AccountLayout>
  );
}

function SignUp() {
  const came = useArrival();
  const { data } = useOffer(came.offer);
  const [isOther, setOther] = useState(false);
  // An offer that expired unused is renewed by signing up for the news again.
  const isOver = data !== undefined && !data.usable && !data.had;
  const email = isOther ? null : (data?.email ?? null);
  const username = data?.username ?? null;
  const onOtherEmail = () => setOther(true);
  return (
    <AccountLayout
      title={messages.title}
      text={
        <>
          <Rich
            text={messages.haveAccount}
            tags={{ link: (text) => <PageLink to={pathWith("signIn", came)}>{text}</PageLink> }}
          />
          {boot.site.freeMonth && (came.offer === "" || isOver) && (
            <>
              <br />
              {/* A full page load: the landing page is not part of this app. */}
              <Rich
                text={messages.freeMonth}
                tags={{ link: (text) => <TextLink href={freeMonthFor(came.next)}>{text}</TextLink> }}
              />
            </>
          )}
        </>
      }
    >
      {email !== null && username === null ? (
        <KnownAddress email={email} signIn={pathWith("signIn", came)} onOtherEmail={onOtherEmail} />
      ) : (
        <>
          <OfferNote offer={came.offer} step={messages.offerStep} />
          <SignUpForm
            // Another form, so that no field keeps a value of the other one.
            key={String(isOther)}
            {...came}
            invited={email === null || username === null ? undefined : { email, username }}
            onOtherEmail={onOtherEmail}
          />
        </>
      )}
      <GoogleButton {...came} />
    </AccountLayout>
  );
}
