import type { RegisterBody, RegisteredUser } from "@mindreel/contract/accounts/registration";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/accounts/registration";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call } from "#shared/api/api.ts";
import { EmailField } from "#shared/forms/EmailField.tsx";
import { Form } from "#shared/forms/Form.tsx";
import { showEveryFormError } from "#shared/forms/formErrors.ts";
import { NewPasswordFields } from "#shared/forms/NewPasswordFields.tsx";
import { useFields } from "#shared/forms/useFields.ts";
import { honeypotOf } from "#shared/ui/Honeypot.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

/** Sent in addition to the fields of the form. */
type RegistrationExtras = Pick<RegisterBody, "offer" | "invitation" | "accepted_legal" | "is_superuser">;

const register = (body: RegisterBody) => call("POST /api/accounts/v1/register/", { body });

export interface Invited {
  readonly email: string;
  /** A free one, as a proposal. */
  readonly username: string;
}

interface Props {
  readonly label: string;
  /** Sent along with the fields. */
  readonly extras: RegistrationExtras;
  /** Set to "off" if the account is for someone else. */
  readonly autoComplete?: "off";
  /** Somebody who has proven their address: it stays as it is, and they type their password once. */
  readonly invited?: Invited | undefined;
  readonly onRegistered: (user: RegisteredUser) => void;
  /** Rendered below the fields. */
  readonly children: (pending: boolean) => ReactNode;
}

/** Creates an account: the visitor's own, or another superuser's. */
export function RegistrationForm({ label, extras, autoComplete, invited, onRegistered, children }: Props) {
  const fields = useFields("username", "email", "password", "password2");
  const registration = useMutation({
    mutationFn: register,
    onSuccess: (user) => onRegistered(user),
    onError: (error) => showEveryFormError(fields, error),
  });
  return (
    <Form
      label={label}
      fields={fields}
      autoComplete={autoComplete}
      onSend={(values, form) => {
        if (registration.isPending) return;
        const again = invited !== undefined && { password2: values.password };
        registration.mutate({ ...values, ...again, is_superuser: false, ...extras, ...honeypotOf(form) });
      }}
    >
      {invited !== undefined && (
        <EmailField {...fields.field("email")} defaultValue={invited.email} readOnly required={false} />
      )}
      <TextField
        {...fields.field("username")}
        label={messages.username}
        autoComplete="nickname"
        defaultValue={invited?.username}
        maxLength={limits.username}
        required
      />
      {invited === undefined && <EmailField {...fields.field("email")} />}
      <NewPasswordFields
        fields={fields}
        first={{ name: "password", label: messages.password }}
        second={invited === undefined ? { name: "password2", label: messages.confirmPassword } : undefined}
      />
      {/* Who is signed in stays busy until the next page has replaced this one. */}
      {children(registration.isPending || registration.data?.token !== undefined)}
    </Form>
  );
}
