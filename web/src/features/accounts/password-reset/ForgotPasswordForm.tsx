import { forgotPassword as messages } from "@mindreel/messages/accounts/password-reset";
import { EmailField } from "#shared/forms/EmailField.tsx";
import { Form } from "#shared/forms/Form.tsx";
import { useFields } from "#shared/forms/useFields.ts";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { useRequestReset } from "./requestReset.ts";

export function ForgotPasswordForm() {
  const fields = useFields("email");
  const request = useRequestReset();
  return (
    <Form
      label={messages.title}
      fields={fields}
      onSend={(values, form) => {
        if (!request.isPending) request.mutate({ ...values, ...honeypotOf(form) });
      }}
    >
      <EmailField {...fields.field("email")} />
      <Honeypot />
      <Button type="submit" size="lg" loading={request.isPending}>
        {messages.send}
      </Button>
    </Form>
  );
}
