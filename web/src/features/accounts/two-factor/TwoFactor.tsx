import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import type { Security } from "@mindreel/contract/accounts/security";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ProofForm } from "#features/accounts/reauthentication/ProofForm.tsx";
import { SecurityDialog, StepTitle } from "#features/accounts/reauthentication/SecurityDialog.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TwoFactorSetup } from "./TwoFactorSetup.tsx";
import { renewRecoveryCodes, turnOffTwoFactor } from "./twoFactor.ts";

const few = 3;

/** Whether signing in asks for a code, and how to change that. */
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
          <Text>Signing in asks for a code of your authenticator app, also by Google and with a new password.</Text>
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
            With two-factor sign-in a stolen password is not enough: signing in also asks for a code of an app on your
            telephone.
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
    <SecurityDialog
      label="Make new recovery codes"
      opened={opened}
      onClose={onClose}
      onClosed={renew.reset}
      stays={renew.isPending || renew.isSuccess}
    >
      {renew.isSuccess ? (
        <RecoveryCodes email={security.email} codes={renew.data} onDone={onClose} />
      ) : (
        <>
          <StepTitle>Make new recovery codes?</StepTitle>
          <Text mb="md">The ones that you have now stop working.</Text>
          <ProofForm
            security={security}
            label="Make new recovery codes"
            submit="Make new ones"
            act={renew.mutateAsync}
            onCancel={onClose}
          />
        </>
      )}
    </SecurityDialog>
  );
}

function TurnOff({ security, opened, onClose }: StepProps) {
  return (
    <SecurityDialog label="Turn off two-factor sign-in" opened={opened} onClose={onClose}>
      <StepTitle>Turn off two-factor sign-in?</StepTitle>
      <Text mb="md">Signing in will no longer ask for a code. Your recovery codes stop working.</Text>
      <ProofForm
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
    </SecurityDialog>
  );
}
