import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { firstSuperuser as messages } from "@mindreel/messages/admin/first-run";
import { useMutation } from "@tanstack/react-query";
import { EmailField } from "#shared/forms/EmailField.tsx";
import { Form } from "#shared/forms/Form.tsx";
import { showEveryFormError } from "#shared/forms/formErrors.ts";
import { NewPasswordFields } from "#shared/forms/NewPasswordFields.tsx";
import { useFields } from "#shared/forms/useFields.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { createFirstSuperuser } from "./firstRun.ts";

interface Props {
  /** From the link in the log; if empty, the form asks for it. */
  readonly token: string;
  /** Signs in with the new account, and opens the given page. */
  readonly onCreated: (email: string, password: string, next: string) => Promise<void>;
}

export function FirstSuperuserForm({ token, onCreated }: Props) {
  const fields = useFields("token", "username", "email", "password", "password2");
  const creation = useMutation({
    mutationFn: async (values: Record<"token" | "username" | "email" | "password" | "password2", string>) => {
      // Accepts the whole link as well.
      await createFirstSuperuser({ ...values, token: token || values.token.trim().replace(/^.*#/, "") });
      await onCreated(values.email, values.password, pagePath("setUp"));
    },
    onError: (error) => showEveryFormError(fields, error),
  });
  // Stays busy until the document has been replaced.
  const busy = creation.isPending || creation.isSuccess;
  return (
    <Form
      label={messages.form}
      fields={fields}
      onSend={(values) => {
        if (!busy) creation.mutate(values);
      }}
    >
      {token === "" && (
        <TextField
          {...fields.field("token")}
          label={messages.link}
          description={messages.linkNote}
          autoComplete="off"
          maxLength={limits.offer}
          required
        />
      )}
      <TextField
        {...fields.field("username")}
        label={messages.username}
        autoComplete="nickname"
        maxLength={limits.username}
        required
      />
      <EmailField {...fields.field("email")} />
      <NewPasswordFields
        fields={fields}
        first={{ name: "password", label: messages.password }}
        second={{ name: "password2", label: messages.confirmPassword }}
      />
      <Button type="submit" size="lg" loading={busy}>
        {messages.create}
      </Button>
    </Form>
  );
}
