import type { MailConnection as Mail } from "@mindreel/contract/site/connections";
import { mail as messages } from "@mindreel/messages/site/connections";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./connections.module.css";
import { connectionsQuery, useForgetMail } from "./connections.ts";
import { MailForm } from "./MailForm.tsx";
import { SenderRecords } from "./SenderRecords.tsx";

/** The mail server, and what the DNS says about the sender. */
export function MailConnection() {
  const { data, error, refetch } = useQuery(connectionsQuery);
  /** A new form each time, so that nothing of the forgotten server stays in it. */
  const [timesForgotten, setTimesForgotten] = useState(0);
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { mail } = data;
  return (
    <Section
      title={messages.title}
      framed
      tools={
        mail.server !== null &&
        mail.locked === null && <Forget onForgotten={() => setTimesForgotten((times) => times + 1)} />
      }
    >
      <p className={classes.intro}>
        {messages.intro} {mail.locked === null && stateOf(mail)}
      </p>
      {mail.unreadable && mail.locked === null && (
        <Alert icon={IconAlertTriangle} tone="warning">
          {messages.unreadable}
        </Alert>
      )}
      {mail.locked === null ? (
        <MailForm key={timesForgotten} mail={mail} />
      ) : (
        <p>{format(messages.locked, { name: mail.locked })}</p>
      )}
      <SenderRecords />
    </Section>
  );
}

const stateOf = ({ server, sender }: Mail): string =>
  server === null ? messages.noServer : format(messages.inUse, { host: server.host, sender });

function Forget({ onForgotten }: { readonly onForgotten: () => void }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useForgetMail(onForgotten);
  return (
    <>
      <Button size="sm" variant="default" aria-label={messages.forgetLabel} onClick={() => setAsking(true)}>
        {messages.forget}
      </Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        label={messages.forgetLabel}
        title={messages.forgetTitle}
        confirm={messages.forget}
        pending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {messages.forgetText}
      </Confirm>
    </>
  );
}
