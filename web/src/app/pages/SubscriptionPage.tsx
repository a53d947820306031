import { Page } from "#app/parts/Page.tsx";
import { useCurrentUser } from "#features/accounts/api/currentUser.ts";
import { useIsPro } from "#features/accounts/api/isPro.ts";
import { PlanCard } from "#features/billing/components/PlanCard.tsx";
import { ProStatus } from "#features/billing/components/ProStatus.tsx";
import { Stills } from "#features/catalogue/components/Stills.tsx";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";
import classes from "./SubscriptionPage.module.css";

export function Component() {
  return (
    <Page title="Subscription">
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
  const user = useCurrentUser();
  if (pro.data === false) return <PlanCard />;
  if (pro.data === true && user.data !== undefined) return <ProStatus user={user.data} />;
  const failed = [pro, user].find(({ isError }) => isError);
  if (failed !== undefined) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return <FullSpinner />;
}
