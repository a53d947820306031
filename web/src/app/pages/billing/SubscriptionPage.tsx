import type { Subscription as Standing } from "@mindreel/contract/billing/subscription";
import { messages } from "@mindreel/messages/billing/subscription";
import { useEffect } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import { rememberWanted } from "#app/pages/gates/wanted.ts";
import { CheckoutButton } from "#features/billing/checkout/CheckoutButton.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { PlanChoice, prefetchPlans } from "#features/billing/plans/PlanChoice.tsx";
import { SubscriptionDetails } from "#features/billing/subscription/details/SubscriptionDetails.tsx";
import { LapsedSubscription } from "#features/billing/subscription/LapsedSubscription.tsx";
import { PlanCard, PurchaseNotes } from "#features/billing/subscription/PlanCard.tsx";
import { PortalButton } from "#features/billing/subscription/PortalButton.tsx";
import { ProStatus } from "#features/billing/subscription/ProStatus.tsx";
import { ReturnedNotice } from "#features/billing/subscription/ReturnedNotice.tsx";
import { useStanding } from "#features/billing/subscription/standing.ts";
import { Stills } from "#features/catalogue/showcase/Stills.tsx";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { useJustPaid } from "./justPaid.ts";
import classes from "./SubscriptionPage.module.css";

export const prefetch = prefetchPlans;

export function Component() {
  const [search] = useSearchParams();
  const wanted = search.get("wanted");
  useEffect(() => {
    if (wanted !== null) rememberWanted(wanted);
  }, [wanted]);
  return (
    <Page title={messages.title}>
      {search.get("checkout") === "cancelled" && (
        <Alert icon={IconInfoCircle} title={messages.cancelled.title}>
          {messages.cancelled.text}
        </Alert>
      )}
      <Subscription />
    </Page>
  );
}

function Subscription() {
  const { data: standing, error, refetch } = useStanding();
  const welcome = useJustPaid();
  if (standing === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <div className={classes.beside}>
        {standing.is_pro ? (
          <ProStatus standing={standing} welcome={welcome} />
        ) : standing.state === "none" ? (
          <div className={classes.plan}>
            <ReturnedNotice standing={standing} />
            <Buying trial={standing.trial} />
            {standing.portal && takesPayments() && <PortalButton variant="subtle">{messages.invoices}</PortalButton>}
          </div>
        ) : (
          <LapsedSubscription standing={standing} />
        )}
        <div className={classes.stills}>
          <Stills shape={standing.is_pro ? "open" : "block"} />
        </div>
      </div>
      <div className={classes.details}>
        <SubscriptionDetails subscription={standing} />
      </div>
    </>
  );
}

/** The plan, or the choice of what there is. */
function Buying({ trial }: Pick<Standing, "trial">) {
  const [search] = useSearchParams();
  const single = <PlanCard />;
  if (!takesPayments()) return single;
  return (
    <PlanChoice
      trial={trial}
      code={search.get("code") ?? ""}
      price={search.get("price")}
      single={single}
      buy={(wish, described, onBadCode) => (
        <CheckoutButton wish={wish} aria-describedby={described} onBadCode={onBadCode} />
      )}
    >
      <PurchaseNotes />
    </PlanChoice>
  );
}
