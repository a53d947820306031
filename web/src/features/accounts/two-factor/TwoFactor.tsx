import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Security } from "@mindreel/contract/accounts/security";
import { messages as page } from "@mindreel/messages/accounts/security";
import { messages } from "@mindreel/messages/accounts/two-factor";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TwoFactorSetup } from "./TwoFactorSetup.tsx";

/** The number of codes left at which it is shown in bold. */
const few = 3;

/** Turns two-factor sign-in on and off, and renews the recovery codes. */
export function TwoFactor({ security }: { readonly security: Security }) {
  const [step, setStep] = useState<"setup" | "codes" | "off" | null>(null);
  const close = () => setStep(null);
  const left = security.recovery_codes;
  return (
    <>
      {security.two_factor ? (
        <Column>
          <Row>
            <Badge tone="good">{messages.on}</Badge>
            <Text small strong={left <= few} dim={left > few}>
              {format(messages.codesLeft, { count: left })}
            </Text>
          </Row>
          <Text>{messages.about}</Text>
          <Row>
            <Button variant="default" onClick={() => setStep("codes")}>
              {messages.newCodes}
            </Button>
            {!security.two_factor_mandatory && (
              <Button variant="default" onClick={() => setStep("off")}>
                {messages.turnOff}
              </Button>
            )}
          </Row>
        </Column>
      ) : (
        <Column>
          <Text>{messages.why}</Text>
          <Row>
            <Button onClick={() => setStep("setup")} disabled={!security.email_confirmed}>
              {messages.setUp}
            </Button>
            {!security.email_confirmed && (
              <Text small dim>
                {page.confirmFirst}
              </Text>
            )}
          </Row>
        </Column>
      )}
      <TwoFactorSetup security={security} opened={step === "setup"} onClose={close} />
      <NewCodes security={security} opened={step === "codes"} onClose={close} />
      <TurnOff security={security} opened={step === "off"} onClose={close} />
    </>
  );
}

interface StepProps {
  readonly security: Security;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function NewCodes({ security, opened, onClose }: StepProps) {
  const renew = useMutation({ mutationFn: renewRecoveryCodes });
  return (
    <ReauthenticationDialog
      label={messages.newCodes}
      opened={opened}
      onClose={onClose}
      onClosed={renew.reset}
      locked={renew.isPending || renew.isSuccess}
    >
      {renew.isSuccess ? (
        <RecoveryCodes email={security.email} codes={renew.data} onDone={onClose} />
      ) : (
        <>
          <StepTitle>{messages.newCodesTitle}</StepTitle>
          <Text>{messages.newCodesText}</Text>
          <ReauthenticationForm
            security={security}
            label={messages.newCodes}
            submit={messages.makeNew}
            act={renew.mutateAsync}
            onCancel={onClose}
          />
        </>
      )}
    </ReauthenticationDialog>
  );
}

function TurnOff({ security, opened, onClose }: StepProps) {
  return (
    <ReauthenticationDialog label={messages.turnOffLabel} opened={opened} onClose={onClose}>
      <StepTitle>{messages.turnOffTitle}</StepTitle>
      <Text>{messages.turnOffText}</Text>
      <ReauthenticationForm
        security={security}
        label={messages.turnOffLabel}
        submit={messages.turnOff}
        danger
        act={turnOffTwoFactor}
        onDone={() => {
          toastSuccess(messages.isOff);
          onClose();
        }}
        onCancel={onClose}
      />
    </ReauthenticationDialog>
  );
}

async function turnOffTwoFactor(body: Proof): Promise<void> {
  await call("POST /api/accounts/v1/security/two-factor/off/", { body });
  await refreshSecurity();
}

async function renewRecoveryCodes(body: Proof): Promise<readonly string[]> {
  const response = await call("POST /api/accounts/v1/security/two-factor/recovery-codes/", { body });
  // Not awaited, so that the recovery codes are shown at once.
  void refreshSecurity();
  return response.recovery_codes;
}
