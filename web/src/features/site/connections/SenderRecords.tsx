import type { SenderRecord } from "@mindreel/contract/site/connections";
import { mail as messages } from "@mindreel/messages/site/connections";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./connections.module.css";
import { senderRecordsQuery } from "./connections.ts";

/** What the DNS says about the sender, and what is to be added there. */
export function SenderRecords() {
  const [typed, setTyped] = useState("");
  const [selector, setSelector] = useState("");
  const { data, error, refetch, isFetching } = useQuery(senderRecordsQuery(selector));
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() === selector) void refetch();
    else setSelector(typed.trim());
  };
  return (
    <div className={classes.dns}>
      <Title order={3}>{messages.dns}</Title>
      {data === undefined ? (
        error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <p className={classes.intro}>{format(messages.dnsIntro, { domain: data.domain })}</p>
          <ul className={classes.records}>
            {data.records.map((record) => (
              <li key={record.kind}>
                <Record record={record} />
              </li>
            ))}
          </ul>
        </>
      )}
      <form className={classes.look} onSubmit={look}>
        <TextField
          label={messages.selector}
          description={messages.selectorNote}
          value={typed}
          maxLength={63}
          pattern="\s*[A-Za-z0-9][A-Za-z0-9._\-]*\s*"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" variant="default" loading={isFetching}>
          {messages.look}
        </Button>
      </form>
    </div>
  );
}

const tones = { found: "good", missing: "bad", incomplete: "bad", several: "bad", unknown: undefined } as const;

function Record({ record: { kind, state, name, value, add } }: { readonly record: SenderRecord }) {
  return (
    <>
      <p className={classes.record}>
        <strong>{messages.kinds[kind]}</strong> <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      </p>
      {value !== null && add === null && <code className={classes.text}>{value}</code>}
      {state === "several" && <p>{messages.onlyOne}</p>}
      {add !== null && (
        <>
          <p>{format(messages.add, { name })}</p>
          <Copyable text={add} of={messages.kinds[kind]} />
        </>
      )}
      {add === null && state === "missing" && <p>{messages.askProvider}</p>}
    </>
  );
}

function Copyable({ text, of }: { readonly text: string; readonly of: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(messages.copied);
    } catch {
      toastError(messages.notCopied);
    }
  };
  return (
    <div className={classes.copyable}>
      <code className={classes.text}>{text}</code>
      <Button size="xs" variant="default" aria-label={`${messages.copy}: ${of}`} onClick={() => void copy()}>
        {messages.copy}
      </Button>
    </div>
  );
}
