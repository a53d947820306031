import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/engagement/requests";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { useAskFor } from "./askFor.ts";
import classes from "./RequestList.module.css";
import { RequestOutcome } from "./RequestOutcome.tsx";

/** A form for a request in the member's own words. */
export function AskForm() {
  const { mutate, isPending, data } = useAskFor();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === "") field.current?.focus();
    else mutate(text, { onSuccess: () => setText("") });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.line}>
        <TextField
          ref={field}
          label={messages.question}
          description={messages.questionHint}
          value={text}
          maxLength={limits.requestText}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" loading={isPending}>
          {messages.ask}
        </Button>
      </div>
      <RequestOutcome request={data} />
    </form>
  );
}
