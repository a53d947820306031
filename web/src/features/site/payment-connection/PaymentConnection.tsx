import { pagePath } from "@mindreel/contract/plain/pages";
import { payments as messages } from "@mindreel/messages/site/payment-connection";
import { useQuery } from "@tanstack/react-query";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { lowestPrice } from "#shared/offered.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { ConnectionFrame } from "../connections/ConnectionFrame.tsx";
import classes from "../connections/connections.module.css";
import { ForgetConnection } from "../connections/ForgetConnection.tsx";
import { AccountCheck } from "./AccountCheck.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { paymentConnectionQuery, useSwitchOff } from "./paymentConnection.ts";

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
        {messages.intro} {locked === null && messages[mode ?? "off"]}
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
