import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import { Page } from "#app/parts/Page.tsx";
import { useIsPro } from "#features/billing/entitlement/isPro.ts";
import { LapsedSubscription } from "#features/billing/subscription/LapsedSubscription.tsx";
import { PlanCard } from "#features/billing/subscription/PlanCard.tsx";
import { ProStatus } from "#features/billing/subscription/ProStatus.tsx";
import { useStanding } from "#features/billing/subscription/standing.ts";
import { Stills } from "#features/catalogue/showcase/Stills.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./SubscriptionPage.module.css";

export function Component() {
  const [search] = useSearchParams();
  return (
    <Page title="Subscription">
      {search.get("checkout") === "cancelled" && (
        <Alert mb="lg" icon={<IconInfoCircle aria-hidden="true" />} title="The checkout was cancelled">
          Nothing was charged. You can subscribe whenever you like.
        </Alert>
      )}
      <div className={classes.beside}>
        <Subscription />
        <div className={classes.stills}>
          <Stills shape="block" />
        </div>
      </div>
    </Page>
  );
}

function Subscription() {
  const pro = useIsPro();
  const standing = useStanding();
  const failed = [pro, standing].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (pro.data === undefined || standing.data === undefined) return <FullSpinner />;
  if (pro.data) return <ProStatus standing={standing.data} />;
  return standing.data.state === "none" ? <PlanCard /> : <LapsedSubscription standing={standing.data} />;
}
