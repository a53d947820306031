import type { Plans as Sold } from "@mindreel/contract/billing/plans";
import { pagePath } from "@mindreel/contract/plain/pages";
import { choice } from "@mindreel/messages/billing/plans";
import { page as messages } from "@mindreel/messages/landing";
import { PlanOnSale } from "#features/billing/plans/PlanOnSale.tsx";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { cost } from "#shared/offered.ts";

interface Props {
  /** Undefined: the database did not answer. */
  readonly sold: Sold | undefined;
}

/** The plans, where there are several or one has several prices. A script shows them in another currency. */
export function Plans({ sold }: Props) {
  const isOne = sold?.plans.length === 1;
  return (
    <section className="band" id="price" aria-labelledby="plan-title">
      <div className="band-inner plans">
        <div className="plan-words reveal">
          <h2 id="plan-title">{isOne ? messages.plan.title : messages.plan.titleOfMany}</h2>
          <p>{format(isOne ? messages.plan.text : messages.plan.textOfMany, { app: boot.appName })}</p>
        </div>
        {sold === undefined ? (
          <p>{cost({ first: true })}</p>
        ) : (
          <>
            {sold.currencies.length > 1 && (
              <label className="plans-currency">
                {choice.currency}
                <select id="currency" autoComplete="off" defaultValue={sold.currency}>
                  {sold.currencies.map((currency) => (
                    <option key={currency} value={currency}>
                      {currency.toUpperCase()}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <ul className="plans-on-sale">
              {sold.plans.map((plan) => {
                const [price, ...others] = plan.prices;
                return (
                  price && (
                    <PlanOnSale
                      key={plan.id}
                      {...{ plan, price, others }}
                      level={3}
                      buy={(described) => (
                        <a
                          className="button"
                          href={withQuery(pagePath("pricing"), { price: price.id })}
                          aria-describedby={described}
                        >
                          {choice.subscribe}
                        </a>
                      )}
                    />
                  )
                );
              })}
            </ul>
          </>
        )}
        <a className="plan-link" href={pagePath("pricing")}>
          {messages.plan.all}
        </a>
      </div>
    </section>
  );
}
