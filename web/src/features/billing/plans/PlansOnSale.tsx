import type { PlanPrice } from "@mindreel/contract/billing/plans";
import { choice as messages } from "@mindreel/messages/billing/plans";
import { useQuery } from "@tanstack/react-query";
import { useLikelyCurrency } from "#shared/offered.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { PlanOnSale } from "./PlanOnSale.tsx";
import { soldPlansQuery } from "./sold.ts";

interface Props {
  /** Where a plan is bought at a price. */
  readonly hrefOf: (price: PlanPrice) => string;
}

/** The plans, each with all it is sold at, for those who buy on another page. */
export function PlansOnSale({ hrefOf }: Props) {
  const { data } = useQuery(soldPlansQuery(useLikelyCurrency()));
  return (
    <ul className="plans-on-sale">
      {data?.plans.map((plan) => {
        const [price, ...others] = plan.prices;
        return (
          price && (
            <PlanOnSale
              key={plan.id}
              {...{ plan, price, others }}
              buy={(described) => (
                <ButtonLink to={hrefOf(price)} aria-describedby={described} fullWidth>
                  {messages.subscribe}
                </ButtonLink>
              )}
            />
          )
        );
      })}
    </ul>
  );
}
