import { pagePath } from "@mindreel/contract/plain/pages";
import { everyonesTitles as titles } from "@mindreel/messages/app";
import { choice as messages } from "@mindreel/messages/billing/plans";
import { VisitorsFrame } from "#app/pages/catalogue/visitors/VisitorsFrame.tsx";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { PlanChoice, prefetchPlans } from "#features/billing/plans/PlanChoice.tsx";
import { PaymentsOff } from "#features/billing/subscription/PaymentsOff.tsx";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./PlansPage.module.css";

export const prefetch = prefetchPlans;

/** What is sold, for visitors. Buying begins with signing up. */
export function Component() {
  const [search] = useSearchParams();
  const code = search.get("code") ?? "";
  return (
    <VisitorsFrame>
      <DocumentTitle parts={[titles.pricing]} />
      <div className={classes.head}>
        <Title order={1}>{titles.pricing}</Title>
        {takesPayments() ? <p>{messages.intro}</p> : <PaymentsOff />}
      </div>
      <PlanChoice
        always
        trial="possible"
        closed={!takesPayments()}
        code={code}
        price={search.get("price")}
        buy={(wish, described) =>
          takesPayments() && (
            <ButtonLink
              to={withQuery(pagePath("signUp"), { next: withQuery(pagePath("subscription"), { ...wish }) })}
              size="lg"
              fullWidth
              aria-describedby={described}
            >
              {messages.subscribe}
            </ButtonLink>
          )
        }
      />
    </VisitorsFrame>
  );
}
