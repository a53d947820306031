import { messages } from "@mindreel/messages/accounts/security";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { Form } from "#shared/forms/Form.tsx";
import { showFormErrors } from "#shared/forms/formErrors.ts";
import { NewPasswordFields } from "#shared/forms/NewPasswordFields.tsx";
import { useFields } from "#shared/forms/useFields.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { refreshSecurity } from "./security.ts";

export function ChangePasswordForm({ email }: { readonly email: string }) {
  const fields = useFields("current_password", "new_password1", "new_password2");
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      fields.form.current?.reset();
      toastSuccess(messages.password.changed);
    },
    onError: (error) => showFormErrors(fields, error),
  });

  return (
    <Form
      label={messages.password.change}
      fields={fields}
      onSend={(values) => {
        if (!change.isPending) change.mutate(values);
      }}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...fields.field("current_password")}
        label={messages.password.current}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        fields={fields}
        first={{ name: "new_password1", label: messages.password.new }}
        second={{ name: "new_password2", label: messages.password.confirm }}
      />
      <Row>
        <Button type="submit" loading={change.isPending}>
          {messages.password.change}
        </Button>
      </Row>
    </Form>
  );
}

async function changePassword(body: Record<"current_password" | "new_password1" | "new_password2", string>) {
  await call("POST /api/accounts/v1/security/password/", { body });
  await refreshSecurity();
}
