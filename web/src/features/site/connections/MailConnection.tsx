import type { MailConnection as Mail } from "@mindreel/contract/site/connections";
import { mail as messages } from "@mindreel/messages/site/connections";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { ConnectionFrame } from "./ConnectionFrame.tsx";
import classes from "./connections.module.css";
import { connectionsQuery, useForgetMail } from "./connections.ts";
import { ForgetConnection } from "./ForgetConnection.tsx";
import { MailForm } from "./MailForm.tsx";
import { SenderRecords } from "./SenderRecords.tsx";

/** The mail server, and what the DNS says about the sender. @param plain on a page that has a heading for it */
export function MailConnection({ plain }: { readonly plain?: boolean }) {
  const { data, error, refetch } = useQuery(connectionsQuery);
  /** A new form each time, so that nothing of the forgotten server stays in it. */
  const [timesForgotten, setTimesForgotten] = useState(0);
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { mail } = data;
  return (
    <ConnectionFrame
      title={messages.title}
      plain={plain}
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
      {!plain && <SenderRecords />}
    </ConnectionFrame>
  );
}

const stateOf = ({ server, sender }: Mail): string =>
  server === null ? messages.noServer : format(messages.inUse, { host: server.host, sender });

function Forget({ onForgotten }: { readonly onForgotten: () => void }) {
  const { mutate, isPending } = useForgetMail(onForgotten);
  return (
    <ForgetConnection
      words={messages}
      pending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    />
  );
}
