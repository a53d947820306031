import { payments as messages } from "@mindreel/messages/site/payment-connection";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { useSecurity } from "#features/accounts/security/security.ts";
import type { KeyProofProps } from "#features/site/payment-connection/KeyForm.tsx";

/** Asks who enters a key of Stripe's. */
export function KeyProof({ opened, act, onClose }: KeyProofProps) {
  const { data: security } = useSecurity();
  return (
    <ReauthenticationDialog label={messages.prove} opened={opened && security !== undefined} onClose={onClose}>
      <StepTitle>{messages.prove}</StepTitle>
      {security !== undefined && (
        <ReauthenticationForm
          {...{ security, act, label: messages.prove, submit: messages.save }}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </ReauthenticationDialog>
  );
}
