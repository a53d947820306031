import { invitationParam, pageFor, pagePath } from "@mindreel/contract/plain/pages";
import { page as messages } from "@mindreel/messages/newsletter/offers";
import { Suspense } from "react";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { OfferNote } from "#features/newsletter/offers/OfferNote.tsx";
import { useOffer } from "#features/newsletter/offers/offer.ts";
import { useRedeemOffer } from "#features/newsletter/offers/redeemOffer.ts";
import { ApiError } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { useNavigate, useSearchParams } from "#shared/navigation/navigation.ts";
import { Redirect } from "#shared/navigation/Redirect.tsx";

import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

export { prefetchOffer as prefetch } from "./prefetchOffer.ts";

const TakeUpInvitation = lazily(
  async () => (await import("#features/accounts/invitations/TakeUpInvitation.tsx")).TakeUpInvitation,
  InlineLoadError,
);

/** The reason why the offer was refused; undefined for any other failure. */
const refusalIn = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.errors?.offer?.join(" ") : undefined;

/**
 * What a member gets at the sign-in and sign-up pages: the page of an offer link, or a redirect to the page after
 * signing in.
 */
export function Component() {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  if (params.has("offer")) return <Offer />;
  if (params.has(invitationParam)) {
    return (
      <AccountLayout title={messages.invitation} text={<PageLink to={pagePath("home")}>{messages.back}</PageLink>}>
        <Suspense fallback={<FullSpinner />}>
          {/* The server does not wait for lazy modules. */}
          {isHydrated ? <TakeUpInvitation /> : <FullSpinner />}
        </Suspense>
      </AccountLayout>
    );
  }
  // If the member is not a superuser, the page itself sends them home.
  return <Redirect to={pageFor({ is_superuser: true }, params.get("next") ?? "")} />;
}

/** Requires a click, because mail scanners open links too. */
function Offer() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const offer = params.get("offer") ?? "";
  const { data } = useOffer(offer);
  const take = useRedeemOffer(
    () => {
      queryClient.clear();
      toastSuccess(messages.begun);
      void navigate(pageFor({ is_superuser: true }, params.get("next") ?? ""), { replace: true });
    },
    (error) => {
      // A refusal is already shown on the page.
      if (refusalIn(error) === undefined) toastError(error.message);
    },
  );
  const refusal = refusalIn(take.error);
  return (
    <AccountLayout title={messages.title} text={<PageLink to={pagePath("home")}>{messages.back}</PageLink>}>
      <OfferNote offer={offer} refusal={refusal} step={messages.step} />
      <Row>
        {data?.usable === false || refusal !== undefined ? (
          <ButtonLink to={pagePath("subscription")} size="lg" variant="default">
            {messages.plan}
          </ButtonLink>
        ) : (
          <Button
            size="lg"
            disabled={data === undefined}
            loading={take.isPending}
            onClick={() => {
              if (!take.isPending) take.mutate(offer);
            }}
          >
            {messages.take}
          </Button>
        )}
      </Row>
    </AccountLayout>
  );
}
