import { forgotPassword as messages } from "@mindreel/messages/accounts/password-reset";
import { useState } from "react";
import { EmailField } from "#shared/forms/EmailField.tsx";
import { Form } from "#shared/forms/Form.tsx";
import { showFormErrors } from "#shared/forms/formErrors.ts";
import { useFields } from "#shared/forms/useFields.ts";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ResetSent } from "./ResetSent.tsx";
import { useRequestReset } from "./requestReset.ts";

export function ForgotPasswordForm() {
  const fields = useFields("email");
  const request = useRequestReset((error) => showFormErrors(fields, error, true));
  const [sent, setSent] = useState<{ readonly email: string } | null>(null);
  const [previous, setPrevious] = useState<string>();
  if (sent !== null) {
    const onOtherEmail = () => {
      setPrevious(sent.email);
      setSent(null);
    };
    return (
      <ResetSent
        email={sent.email}
        pending={request.isPending}
        onAgain={() => {
          if (!request.isPending) request.mutate(sent);
        }}
        onOtherEmail={onOtherEmail}
      />
    );
  }
  return (
    <Form
      label={messages.title}
      fields={fields}
      onSend={(values, form) => {
        if (request.isPending) return;
        request.mutate({ ...values, ...honeypotOf(form) }, { onSuccess: () => setSent(values) });
      }}
    >
      {/* Back from the note, the person wants to type another one at once. */}
      <EmailField {...fields.field("email")} defaultValue={previous} autoFocus={previous !== undefined} />
      <Honeypot />
      <Button type="submit" size="lg" loading={request.isPending}>
        {messages.send}
      </Button>
    </Form>
  );
}
