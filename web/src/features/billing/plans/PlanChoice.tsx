import type { OfferedCode } from "@mindreel/contract/billing/codes";
import type { PlanPrice, Plans } from "@mindreel/contract/billing/plans";
import type { TrialStanding } from "@mindreel/contract/billing/subscription";
import { limits } from "@mindreel/contract/plain/limits";
import { paymentIn } from "@mindreel/contract/plain/money";
import { choice as messages } from "@mindreel/messages/billing/plans";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useLikelyCurrency } from "#shared/offered.ts";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { offeredCodeQuery, withCode } from "./offeredCode.ts";
import classes from "./PlanChoice.module.css";
import { PlanOnSale } from "./PlanOnSale.tsx";
import { kindOf, kindsOf, savedByYear, soldPlansQuery } from "./sold.ts";
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
  /** The price that a link names. */
  readonly price?: string | null;
  /** Shown while there is nothing to choose, because a single plan is sold at a single price. */
  readonly single?: ReactNode;
  /** Whether plans are shown even so. */
  readonly always?: boolean;
  /** Whether nothing can be bought yet. */
  readonly closed?: boolean;
  /** The button that buys, and what is wrong with the code that was given. */
  readonly buy: (chosen: Chosen, described: string, onBadCode: (said: string) => void) => ReactNode;
  /** Below all plans. */
  readonly children?: ReactNode;
}

/** How long typing pauses, in milliseconds, before a code is looked up. */
const pause = 500;

export const prefetchPlans = ({ client, params }: Pick<PrefetchContext, "client" | "params">) =>
  Promise.all([
    client.prefetchQuery(soldPlansQuery(undefined)),
    ...(params.get("code") ? [client.prefetchQuery(offeredCodeQuery(params.get("code") ?? ""))] : []),
  ]);

/** The plans on sale, in one's own currency, by how often one pays. */
export function PlanChoice({ single = null, always = false, ...choice }: Props) {
  const [chosen, setChosen] = useState<string>();
  const likely = useLikelyCurrency();
  const currency = chosen ?? likely;
  const { data, isPending } = useQuery(soldPlansQuery(currency));
  if (isPending) return null;
  // Whoever cannot see what is on sale can still buy the plan that every site has. A link's code needs its field.
  if (data === undefined || !(always || boot.offered.choice || choice.code !== "")) return single;
  return <Choice {...choice} sold={data} onCurrency={setChosen} />;
}

interface ChoiceProps extends Omit<Props, "single" | "always"> {
  readonly sold: Plans;
  readonly onCurrency: (currency: string) => void;
}

function Choice({ sold, trial, code: given, price: wanted, closed = false, buy, children, onCurrency }: ChoiceProps) {
  const { plans, currencies, currency } = sold;
  const kinds = kindsOf(plans);
  const linked = plans.flatMap(({ prices }) => prices).find(({ id }) => id === wanted);
  const [chosen, setKind] = useState(linked ? kindOf(linked) : "month-1");
  const kind = kinds.some((each) => kindOf(each) === chosen) ? chosen : kinds[0] && kindOf(kinds[0]);
  const [code, setCode] = useState(given);
  const typed = code.trim();
  /** What was typed, once it is complete. */
  const [entered, setEntered] = useState(given);
  useEffect(() => {
    const timer = setTimeout(() => setEntered(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({ ...offeredCodeQuery(entered), enabled: entered !== "" });
  /** What the code takes off; undefined: not known, or there is none. */
  const off = typed !== "" && typed === entered.trim() ? data : undefined;
  const offText = off ? textOf(off, currency) : undefined;
  const [badCode, setBadCode] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (said: string) => {
    setBadCode(said);
    field.current?.closest("details")?.setAttribute("open", "");
    field.current?.focus();
  };
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
      {!closed && offText !== undefined && code === given && (
        <p role="status" className={classes.code}>
          {offText}
        </p>
      )}
      <ul className="plans-on-sale">
        {plans.map((plan) => {
          const own = plan.prices.find((each) => kindOf(each) === kind);
          // What renews is no answer to who wants to pay once.
          const price = own ?? (kind === "once-1" ? undefined : plan.prices[0]);
          return (
            price && (
              <PlanOnSale
                key={plan.id}
                plan={plan}
                price={price}
                {...(!closed && {
                  charged: {
                    trial,
                    today: typed !== "" && off === undefined ? undefined : withCode(price, plan.id, off),
                  },
                })}
                buy={(described) =>
                  buy({ price: price.id, currency: price.currency, ...(typed && { code: typed }) }, described, refuse)
                }
              />
            )
          );
        })}
      </ul>
      {!closed && (
        <details className={classes.code} open={given !== ""}>
          <summary>{messages.haveCode}</summary>
          <TextField
            ref={field}
            label={messages.code}
            name="code"
            value={code}
            maxLength={limits.discountCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={
              badCode ??
              (off !== undefined && offText === undefined && (
                <span role="alert">{format(messages.noSuchCode, { code: typed.toUpperCase() })}</span>
              ))
            }
            onBlur={() => setEntered(typed)}
            onKeyDown={({ key }) => {
              if (key === "Enter") setEntered(typed);
            }}
            onChange={({ currentTarget: { value } }) => {
              setCode(value);
              setBadCode(undefined);
            }}
          />
          <p role="status">{code !== given && offText}</p>
        </details>
      )}
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

/** What a code takes off; undefined: nothing in this currency. */
function textOf({ code, percent_off, amounts, duration, months }: OfferedCode, currency: string): string | undefined {
  const amount = amounts?.[currency];
  const off =
    percent_off !== null
      ? new Intl.NumberFormat(language(), { style: "percent" }).format(percent_off / 100)
      : amount === undefined
        ? undefined
        : paymentIn(language(), amount, currency);
  if (off === undefined) return undefined;
  return duration === "months"
    ? format(messages.takesOff.months, { code, off, count: months ?? 1 })
    : format(messages.takesOff[duration], { code, off });
}
