import { pagePath } from "@mindreel/contract/plain/pages";
import { paymentNotice as messages } from "@mindreel/messages/billing/subscription";
import { useId } from "react";
import { IconCreditCardOff } from "#shared/icons/member.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { longDay } from "#shared/time/dates.ts";
import classes from "./PaymentNotice.module.css";
import { useStanding } from "./standing.ts";

const tags = { link: (text: string) => <Link to={pagePath("subscription")}>{text}</Link> };

/** Shown on every page after a failed renewal, except on the subscription page, which has its own message. */
export function PaymentNotice() {
  const { data } = useStanding();
  const { pathname } = useLocation();
  const id = useId();
  if (data?.state !== "past_due" || pathname === pagePath("subscription")) return null;
  return (
    <div className={classes.notice} role="alert" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <IconCreditCardOff aria-hidden="true" />
      <div>
        <p id={`${id}title`} className={classes.title}>
          {messages.title}
        </p>
        <p id={`${id}text`}>
          {data.is_pro && data.pro_until !== null ? (
            <Rich text={messages.proUntil} values={{ day: longDay(data.pro_until) }} tags={tags} />
          ) : (
            <Rich text={messages.waiting} tags={tags} />
          )}
        </p>
      </div>
    </div>
  );
}
