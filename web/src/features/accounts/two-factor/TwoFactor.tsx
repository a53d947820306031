import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import type { Security } from "@mindreel/contract/accounts/security";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { renewRecoveryCodes } from "./renewRecoveryCodes.ts";
import { TwoFactorSetup } from "./TwoFactorSetup.tsx";
import { turnOffTwoFactor } from "./turnOffTwoFactor.ts";

/** From here on the number of codes left is shown in bold. */
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
              On
            </Badge>
            <Text size="sm" {...(left <= few ? { fw: 600 } : { c: "dimmed" })}>
              {left === 1 ? "1 recovery code left" : `${left} recovery codes left`}
            </Text>
          </Group>
          <Text>
            Signing in asks for a code from your authenticator app, also with Google and after a password reset.
          </Text>
          <Group gap="sm">
            <Button variant="default" onClick={() => setStep("codes")}>
              Make new recovery codes
            </Button>
            {!security.two_factor_mandatory && (
              <Button variant="default" onClick={() => setStep("off")}>
                Turn off
              </Button>
            )}
          </Group>
        </Stack>
      ) : (
        <Stack gap="md">
          <Text>
            With two-factor sign-in a stolen password is not enough: signing in also asks for a code from an app on your
            phone.
          </Text>
          <Group>
            <Button onClick={() => setStep("setup")} disabled={!security.email_confirmed}>
              Set up
            </Button>
            {!security.email_confirmed && (
              <Text size="sm" c="dimmed">
                Please confirm your address first.
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
      label="Make new recovery codes"
      opened={opened}
      onClose={onClose}
      onClosed={renew.reset}
      locked={renew.isPending || renew.isSuccess}
    >
      {renew.isSuccess ? (
        <RecoveryCodes email={security.email} codes={renew.data} onDone={onClose} />
      ) : (
        <>
          <StepTitle>Make new recovery codes?</StepTitle>
          <Text mb="md">Your current codes stop working.</Text>
          <ReauthenticationForm
            security={security}
            label="Make new recovery codes"
            submit="Make new ones"
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
    <ReauthenticationDialog label="Turn off two-factor sign-in" opened={opened} onClose={onClose}>
      <StepTitle>Turn off two-factor sign-in?</StepTitle>
      <Text mb="md">Signing in will no longer ask for a code. Your recovery codes stop working.</Text>
      <ReauthenticationForm
        security={security}
        label="Turn off two-factor sign-in"
        submit="Turn off"
        danger
        act={turnOffTwoFactor}
        onDone={() => {
          toastSuccess("Two-factor sign-in is off");
          onClose();
        }}
        onCancel={onClose}
      />
    </ReauthenticationDialog>
  );
}
