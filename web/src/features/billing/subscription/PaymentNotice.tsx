import { Alert, Anchor } from "@mantine/core";
import { longDayOf } from "@mindreel/contract/wire/days";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconCreditCardOff } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import classes from "./PaymentNotice.module.css";
import { useStanding } from "./standing.ts";

/** On every page while a renewal has failed, except on the subscription page, which says so itself. */
export function PaymentNotice() {
  const { data } = useStanding();
  const { pathname } = useLocation();
  if (data?.state !== "past_due" || pathname === pagePath("subscription")) return null;
  return (
    <Alert
      classNames={{ root: classes.notice ?? "" }}
      color="orange"
      icon={<IconCreditCardOff aria-hidden="true" />}
      title="Your last payment did not go through"
    >
      {data.is_pro && data.pro_until !== null
        ? `You stay pro until ${longDayOf(data.pro_until)}. `
        : "Your videos are waiting for you. "}
      <Anchor component={Link} to={pagePath("subscription")} inherit c="inherit" underline="always" fw={600}>
        Fix the payment
      </Anchor>
    </Alert>
  );
}
