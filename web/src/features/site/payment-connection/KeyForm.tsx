import type { PaymentConnection } from "@mindreel/contract/site/payment-connection";
import { payments as messages } from "@mindreel/messages/site/payment-connection";
import { type SubmitEvent, useState } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import classes from "../connections/connections.module.css";
import { TestedResult } from "../connections/TestedResult.tsx";
import { useSaveKey } from "./paymentConnection.ts";

/** Tests a key at Stripe, and saves it once everything that it needs is there. */
export function KeyForm({ mode }: Pick<PaymentConnection, "mode">) {
  const [key, setKey] = useState("");
  const [error, setError] = useState<string>();
  const { mutate, data, isPending } = useSaveKey();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setError(undefined);
    mutate(key.trim(), {
      onSuccess: ({ result: { passed } }) => {
        if (!passed) return;
        setKey("");
        toastSuccess(messages.saved);
      },
      onError: (failure) => setError(formErrors(failure).get("secret_key")),
    });
  };
  return (
    <form onSubmit={submit} autoComplete="off">
      <div className={classes.fields}>
        <PasswordField
          className={classes.wide}
          label={mode === null ? messages.key : messages.another}
          description={messages.keyNote}
          name="secret_key"
          value={key}
          error={error}
          required
          maxLength={500}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setKey(value)}
        />
      </div>
      <Button type="submit" loading={isPending}>
        {messages.save}
      </Button>
      <TestedResult result={isPending ? undefined : data?.result} notSaved={messages.notSaved} />
    </form>
  );
}
