import { asVisitorPath } from "@mindreel/contract/plain/pages";
import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import classes from "#features/admin/first-run/first-run.module.css";
import { firstRunQuery } from "#features/admin/first-run/firstRun.ts";
import { SetUp } from "#features/admin/first-run/steps/SetUp.tsx";
import { MailConnection } from "#features/site/connections/MailConnection.tsx";
import { OpeningButton } from "#features/site/opening/OpeningButton.tsx";
import { OpeningChoice } from "#features/site/opening/OpeningChoice.tsx";
import { openingQuery } from "#features/site/opening/opening.ts";
import { PaymentConnection } from "#features/site/payment-connection/PaymentConnection.tsx";
import { paymentConnectionQuery } from "#features/site/payment-connection/paymentConnection.ts";
import { PriceForm } from "#features/site/settings/PriceForm.tsx";
import { StorageConnection } from "#features/site/storage-connection/StorageConnection.tsx";
import { TextLink } from "#shared/ui/links/TextLink.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { KeyProof } from "./KeyProof.tsx";

export function Component() {
  const client = useQueryClient();
  const { data: firstRun, error, refetch } = useQuery(firstRunQuery);
  // What is missing before opening follows from the steps.
  useEffect(() => {
    if (firstRun !== undefined) void client.invalidateQueries({ queryKey: openingQuery.queryKey });
  }, [client, firstRun]);
  const priceSaved = () => {
    void refetch();
    void client.invalidateQueries({ queryKey: paymentConnectionQuery.queryKey });
  };
  if (firstRun === undefined) {
    return (
      <Page title={messages.title}>
        {error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </Page>
    );
  }
  return (
    <Page title={messages.title}>
      {firstRun.begun && <ClosingProposal />}
      <SetUp
        firstRun={firstRun}
        price={<PriceForm onSaved={priceSaved} />}
        connections={{
          mail: <MailConnection plain />,
          payments: <PaymentConnection plain KeyProof={KeyProof} />,
          storage: <StorageConnection plain />,
        }}
      />
      <Section title={messages.opening}>
        <p>
          <TextLink href={asVisitorPath} newTab>
            {messages.asVisitor}
          </TextLink>
        </p>
        <OpeningChoice />
      </Section>
    </Page>
  );
}

/** For a site that was never closed: its owner decides. */
function ClosingProposal() {
  const { data } = useQuery(openingQuery);
  if (data?.since !== null || !data.open) return null;
  return (
    <div className={classes.proposal}>
      <Section title={messages.close} framed>
        <p>{messages.closeText}</p>
        <OpeningButton open={false} variant="default" />
      </Section>
    </div>
  );
}
