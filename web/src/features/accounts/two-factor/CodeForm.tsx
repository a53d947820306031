import { codeField as field, code as messages } from "@mindreel/messages/accounts/two-factor";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CodeField } from "#features/accounts/mechanisms/CodeField.tsx";
import { Form } from "#shared/forms/Form.tsx";
import { formErrors } from "#shared/forms/formErrors.ts";
import { useFields } from "#shared/forms/useFields.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

interface Props {
  /** Signs in with the code and the credentials entered before. */
  readonly send: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** The second step of signing in. */
export function CodeForm({ send, onBack }: Props) {
  const [recovery, setRecovery] = useState(false);
  const fields = useFields("code");
  const signIn = useMutation({
    mutationFn: send,
    onError: (error) => {
      formErrors(error);
      fields.setErrors({ code: error.message });
      fields.getInputNode("code")?.focus();
    },
  });
  const { form } = fields;
  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);
  const busy = signIn.isPending || signIn.isSuccess;

  return (
    <Form
      label={messages.label}
      fields={fields}
      onSend={({ code }) => {
        if (!busy) signIn.mutate(code);
      }}
    >
      <CodeField
        {...fields.field("code")}
        recovery={recovery}
        description={recovery ? messages.keptCode : messages.sixDigits}
      />
      <Button type="submit" size="lg" loading={busy}>
        {messages.signIn}
      </Button>
      <Row spread>
        <TextButton onClick={() => setRecovery(!recovery)}>{recovery ? field.useApp : field.useRecovery}</TextButton>
        <TextButton onClick={onBack}>{messages.startAgain}</TextButton>
      </Row>
    </Form>
  );
}
