import type { PlanPrice, Plans } from "@mindreel/contract/billing/plans";
import type { TrialStanding } from "@mindreel/contract/billing/subscription";
import { limits } from "@mindreel/contract/plain/limits";
import { choice as messages } from "@mindreel/messages/billing/plans";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import classes from "./PlanChoice.module.css";
import { PlanOnSale } from "./PlanOnSale.tsx";
import { isChoice, kindOf, kindsOf, likelyCurrency, savedByYear, soldPlansQuery } from "./sold.ts";
import { intervalName } from "./wording.ts";

/** What was chosen of what is on sale. */
interface Chosen {
  readonly price: string;
  readonly currency: string;
  readonly code?: string;
}

interface Props {
  /** Whether the buyer can begin with a plan's free days. */
  readonly trial: TrialStanding;
  /** The code that a link names. */
  readonly code: string;
  /** Shown while there is nothing to choose, because a single plan is sold at a single price. */
  readonly single: ReactNode;
  /** The button that buys, and what is wrong with the code that was given. */
  readonly buy: (chosen: Chosen, described: string, onBadCode: (said: string) => void) => ReactNode;
  /** Below all plans. */
  readonly children?: ReactNode;
}

export const prefetchPlans = ({ client }: PrefetchContext) => client.prefetchQuery(soldPlansQuery(undefined));

/** The plans on sale, in one's own currency, by how often one pays. */
export function PlanChoice({ single, ...choice }: Props) {
  const [chosen, setChosen] = useState<string>();
  // The server does not know the buyer's country, so the first rendering is in the site's own currency.
  const isHydrated = useHydrated();
  const currency = chosen ?? (isHydrated ? likelyCurrency(navigator.languages) : undefined);
  const { data, isPending } = useQuery(soldPlansQuery(currency));
  if (isPending) return null;
  // Whoever cannot see what is on sale can still buy the plan that every site has. A link's code needs its field.
  if (data === undefined || !(isChoice(data) || choice.code !== "")) return single;
  return <Choice {...choice} sold={data} onCurrency={setChosen} />;
}

interface ChoiceProps extends Omit<Props, "single"> {
  readonly sold: Plans;
  readonly onCurrency: (currency: string) => void;
}

function Choice({ sold, trial, code: given, buy, children, onCurrency }: ChoiceProps) {
  const { plans, currencies, currency } = sold;
  const kinds = kindsOf(plans);
  const [chosen, setKind] = useState("month-1");
  const kind = kinds.some((each) => kindOf(each) === chosen) ? chosen : kinds[0] && kindOf(kinds[0]);
  const [code, setCode] = useState(given);
  const [badCode, setBadCode] = useState<string>();
  const saved = savedByYear(plans);
  return (
    <div className={classes.choice} data-choice="">
      <div className={classes.tools}>
        {kinds.length > 1 && (
          <fieldset className={classes.kinds}>
            <legend>{messages.interval}</legend>
            {kinds.map((each) => (
              <label key={kindOf(each)}>
                <input
                  type="radio"
                  name="interval"
                  checked={kindOf(each) === kind}
                  onChange={() => setKind(kindOf(each))}
                />
                <span>{kindName(each, saved)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {currencies.length > 1 && (
          <SelectField
            label={messages.currency}
            value={currency}
            onChange={({ currentTarget: { value } }) => onCurrency(value)}
            options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        )}
      </div>
      <ul className={classes.plans}>
        {plans.map((plan) => {
          const price = plan.prices.find((each) => kindOf(each) === kind) ?? plan.prices[0];
          return (
            price && (
              <PlanOnSale
                key={plan.id}
                plan={plan}
                price={price}
                trial={trial}
                withCode={code.trim() !== ""}
                buy={(described) =>
                  buy(
                    { price: price.id, currency: price.currency, ...(code.trim() && { code: code.trim() }) },
                    described,
                    setBadCode,
                  )
                }
              />
            )
          );
        })}
      </ul>
      <details className={classes.code} open={given !== "" || badCode !== undefined}>
        <summary>{messages.haveCode}</summary>
        <TextField
          label={messages.code}
          name="code"
          value={code}
          maxLength={limits.discountCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={badCode}
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            setBadCode(undefined);
          }}
        />
      </details>
      {children}
    </div>
  );
}

function kindName({ interval, interval_count: count }: PlanPrice, saved: number): string {
  if (count > 1) return intervalName(interval, count);
  const name = messages.kinds[interval];
  if (interval !== "year" || saved === 0) return name;
  const percent = new Intl.NumberFormat(language(), { style: "percent" }).format(Math.floor(saved * 100) / 100);
  return format(messages.saves, { kind: name, percent });
}
