import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import type { Security } from "@mindreel/contract/accounts/security";
import { messages as page } from "@mindreel/messages/accounts/security";
import { messages } from "@mindreel/messages/accounts/two-factor";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { format } from "#shared/language/format.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { renewRecoveryCodes } from "./renewRecoveryCodes.ts";
import { TwoFactorSetup } from "./TwoFactorSetup.tsx";
import { turnOffTwoFactor } from "./turnOffTwoFactor.ts";

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
        <Stack gap="md">
          <Group gap="sm">
            <Badge color="green" variant="light">
              {messages.on}
            </Badge>
            <Text size="sm" {...(left <= few ? { fw: 600 } : { c: "dimmed" })}>
              {format(messages.codesLeft, { count: left })}
            </Text>
          </Group>
          <Text>{messages.about}</Text>
          <Group gap="sm">
            <Button variant="default" onClick={() => setStep("codes")}>
              {messages.newCodes}
            </Button>
            {!security.two_factor_mandatory && (
              <Button variant="default" onClick={() => setStep("off")}>
                {messages.turnOff}
              </Button>
            )}
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          <Text>{messages.why}</Text>
          <Group>
            <Button onClick={() => setStep("setup")} disabled={!security.email_confirmed}>
              {messages.setUp}
            </Button>
            {!security.email_confirmed && (
              <Text size="sm" c="dimmed">
                {page.confirmFirst}
              </Text>
            )}
          </Group>
        </Stack>
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
          <Text mb="md">{messages.newCodesText}</Text>
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
      <Text mb="md">{messages.turnOffText}</Text>
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
