import { longDayOf } from "@mindreel/contract/wire/days";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconCreditCardOff } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import classes from "./PaymentNotice.module.css";
import { useStanding } from "./standing.ts";

/** On every page while a renewal has failed, except on the subscription page, which says so itself. */
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
          Your last payment did not go through
        </p>
        <p id={`${id}text`}>
          {data.is_pro && data.pro_until !== null
            ? `You stay pro until ${longDayOf(data.pro_until)}. `
            : "Your videos are waiting for you. "}
          <Link to={pagePath("subscription")}>Fix the payment</Link>
        </p>
      </div>
    </div>
  );
}
