import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Security } from "@mindreel/contract/accounts/security";
import type { TwoFactorKey } from "@mindreel/contract/accounts/two-factor";
import { messages as page } from "@mindreel/messages/accounts/security";
import { messages } from "@mindreel/messages/accounts/two-factor";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { encode } from "uqr";
import { CodeField } from "#features/accounts/mechanisms/CodeField.tsx";
import { ReauthenticationDialog, StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { ReauthenticationForm } from "#features/accounts/reauthentication/ReauthenticationForm.tsx";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { Form } from "#shared/forms/Form.tsx";
import { showFormErrors } from "#shared/forms/formErrors.ts";
import { useFields } from "#shared/forms/useFields.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import classes from "./two-factor.module.css";

interface Props {
  readonly security: Security;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Three steps: reauthentication, the key for the app confirmed by a first code, the recovery codes. */
export function TwoFactorSetup({ security, opened, onClose }: Props) {
  const confirm = useMutation({
    mutationFn: confirmTwoFactor,
    onSuccess: () => toastSuccess(messages.isOn),
  });
  return (
    <ReauthenticationDialog
      label={messages.setUpTitle}
      opened={opened}
      onClose={onClose}
      onClosed={confirm.reset}
      locked={confirm.isPending || confirm.isSuccess}
    >
      {confirm.isSuccess ? (
        <RecoveryCodes email={security.email} codes={confirm.data} onDone={onClose} />
      ) : (
        <Steps security={security} confirm={confirm} onClose={onClose} />
      )}
    </ReauthenticationDialog>
  );
}

type Confirm = UseMutationResult<readonly string[], Error, string>;

interface StepsProps {
  readonly security: Security;
  readonly confirm: Confirm;
  readonly onClose: () => void;
}

function Steps({ security, confirm, onClose }: StepsProps) {
  const [key, setKey] = useState<TwoFactorKey | null>(null);
  if (key !== null) return <Confirmation twoFactorKey={key} confirm={confirm} onCancel={onClose} />;
  return (
    <>
      <StepTitle>{messages.setUpTitle}</StepTitle>
      <Text>
        {messages.needsApp}
        {security.has_password && ` ${messages.passwordFirst}`}
      </Text>
      <ReauthenticationForm
        security={security}
        label={messages.prove}
        submit={page.continue}
        act={beginTwoFactor}
        onDone={setKey}
        onCancel={onClose}
      />
    </>
  );
}

interface ConfirmationProps {
  readonly twoFactorKey: TwoFactorKey;
  readonly confirm: Confirm;
  readonly onCancel: () => void;
}

function Confirmation({ twoFactorKey: { secret, uri }, confirm, onCancel }: ConfirmationProps) {
  const fields = useFields("code");
  return (
    <Form
      label={messages.confirmApp}
      fields={fields}
      onSend={({ code }) => {
        if (!confirm.isPending) confirm.mutate(code, { onError: (error) => showFormErrors(fields, error) });
      }}
    >
      <StepTitle later>{messages.addUs}</StepTitle>
      <Text>{messages.scan}</Text>
      <div className={classes.key}>
        <QrCode text={uri} size={176} label={messages.qrCode} />
        <Column gap={8}>
          <Text small dim>
            {messages.byHand}
          </Text>
          <Text className={classes.secret}>{secret.match(/.{1,4}/g)?.join(" ")}</Text>
          <div>
            <ButtonLink href={uri} variant="default" size="xs">
              {messages.openApp}
            </ButtonLink>
          </div>
        </Column>
      </div>
      <CodeField {...fields.field("code")} description={messages.sixDigits} />
      <Row end>
        <Button variant="default" onClick={onCancel} disabled={confirm.isPending}>
          {page.cancel}
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          {messages.turnOn}
        </Button>
      </Row>
    </Form>
  );
}

/** Creates a new key for an authenticator app; two-factor sign-in is not yet on. */
const beginTwoFactor = (body: Proof) => call("POST /api/accounts/v1/security/two-factor/", { body });

/** Turns on two-factor sign-in, confirmed by a first code from the app. */
async function confirmTwoFactor(code: string): Promise<readonly string[]> {
  const response = await call("POST /api/accounts/v1/security/two-factor/confirm/", { body: { code } });
  // Not awaited, so that the recovery codes are shown at once.
  void refreshSecurity();
  return response.recovery_codes;
}

const border = 3;

/** Black on white in both colour schemes: not every camera reads inverted codes. */
function QrCode({ text, label, size }: { readonly text: string; readonly label: string; readonly size: number }) {
  const { data, size: modules } = encode(text, { ecc: "M", border });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
