import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { PaymentConnection } from "@mindreel/contract/site/payment-connection";
import { payments as messages } from "@mindreel/messages/site/payment-connection";
import { type ComponentType, type SubmitEvent, useState } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import classes from "../connections/connections.module.css";
import { TestedResult } from "../connections/TestedResult.tsx";
import { useSaveKey } from "./paymentConnection.ts";

export interface KeyProofProps {
  readonly opened: boolean;
  /** Called with the proof. */
  readonly act: (proof: Proof) => Promise<void>;
  readonly onClose: () => void;
}

interface Props extends Pick<PaymentConnection, "mode"> {
  /** Asks who enters the key. */
  readonly KeyProof: ComponentType<KeyProofProps>;
}

/** Tests a key at Stripe, and saves it once everything that it needs is there. */
export function KeyForm({ mode, KeyProof }: Props) {
  const [key, setKey] = useState("");
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, data, isPending } = useSaveKey();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setError(undefined);
    setAsking(true);
  };
  const save = async (proof: Proof) => {
    try {
      const { result } = await mutateAsync({ ...proof, secret_key: key.trim() });
      if (!result.passed) return;
      setKey("");
      toastSuccess(messages.saved);
    } catch (failure) {
      const wrong = failure instanceof Error ? formErrors(failure).get("secret_key") : undefined;
      if (wrong === undefined) throw failure;
      setError(wrong);
    }
  };
  return (
    <>
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
      <KeyProof opened={asking} act={save} onClose={() => setAsking(false)} />
    </>
  );
}
