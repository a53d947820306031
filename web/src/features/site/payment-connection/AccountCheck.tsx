import { payments as messages } from "@mindreel/messages/site/payment-connection";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "../connections/connections.module.css";
import { useAccountCheck } from "./paymentConnection.ts";

/** Compares the account at Stripe with what the site needs, and mends it by a press. */
export function AccountCheck() {
  const { mutate, data, isPending, variables } = useAccountCheck();
  const found = isPending ? undefined : data;
  return (
    <>
      <div className={classes.actions}>
        <Button variant="default" loading={isPending && variables === "check"} onClick={() => mutate("check")}>
          {messages.check}
        </Button>
        {data?.fixable === true && (
          <Button loading={isPending && variables === "fix"} onClick={() => mutate("fix")}>
            {messages.fix}
          </Button>
        )}
      </div>
      <div role="status" className={classes.result}>
        {found?.differences.length === 0 && <p>{messages.right}</p>}
        {found !== undefined && found.differences.length > 0 && (
          <ul className={classes.differences}>
            {found.differences.map(({ says, todo }) => (
              <li key={says}>
                <p>{says}</p>
                {todo !== null && <p>{todo}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
