import { pagePath } from "@mindreel/contract/plain/pages";
import { payments as messages } from "@mindreel/messages/site/payment-connection";
import { useQuery } from "@tanstack/react-query";
import { ConnectionFrame } from "#features/site/connections/ConnectionFrame.tsx";
import classes from "#features/site/connections/connections.module.css";
import { ForgetConnection } from "#features/site/connections/ForgetConnection.tsx";
import { boot } from "#shared/boot.ts";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { lowestPrice } from "#shared/offered.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { paymentConnectionQuery, useAccountCheck, useSwitchOff } from "./paymentConnection.ts";

interface Props extends Pick<Parameters<typeof KeyForm>[0], "KeyProof"> {
  /** On a page that has a heading for it, and asks for the price itself. */
  readonly plain?: boolean;
}

/** The account at Stripe. */
export function PaymentConnection({ plain = false, KeyProof }: Props) {
  const { data, error, refetch } = useQuery(paymentConnectionQuery);
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { locked, mode, unreadable, price_chosen } = data;
  return (
    <ConnectionFrame title={messages.title} plain={plain} tools={mode !== null && locked === null && <SwitchOff />}>
      <p className={classes.intro}>
        {boot.payments === "rehearsal" ? messages.rehearsal : messages.intro}{" "}
        {locked === null && messages[mode ?? "off"]}
      </p>
      {locked === null ? (
        <>
          {unreadable && (
            <Alert icon={IconAlertTriangle} tone="warning">
              {messages.unreadable}
            </Alert>
          )}
          {!price_chosen && <PriceFirst linked={!plain} />}
          <KeyForm mode={mode} KeyProof={KeyProof} />
          {mode !== null && !plain && <AccountCheck />}
        </>
      ) : (
        <p>{format(messages.locked, { name: locked })}</p>
      )}
    </ConnectionFrame>
  );
}

function PriceFirst({ linked }: { readonly linked: boolean }) {
  return (
    <p className={classes.intro}>
      {format(messages.priceFirst, { price: lowestPrice() })}{" "}
      {linked && <PageLink to={pagePath("setUp")}>{messages.choosePrice}</PageLink>}
    </p>
  );
}

function SwitchOff() {
  const { mutate, isPending } = useSwitchOff();
  return (
    <ForgetConnection
      words={messages}
      pending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    />
  );
}

/** Compares the account at Stripe with what the site needs, and mends it by a press. */
function AccountCheck() {
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
