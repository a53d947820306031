import type { ResetBody, ResetLink, ResetPasskeys } from "@mindreel/contract/accounts/password-reset";
import { pagePath } from "@mindreel/contract/plain/pages";
import { resetPassword as messages } from "@mindreel/messages/accounts/password-reset";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { ApiError, call } from "#shared/api/api.ts";
import { Form } from "#shared/forms/Form.tsx";
import { showEveryFormError } from "#shared/forms/formErrors.ts";
import { NewPasswordFields } from "#shared/forms/NewPasswordFields.tsx";
import { useFields } from "#shared/forms/useFields.ts";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { format } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { toastAfterLoad } from "#shared/toasts/toasts.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { rememberKeptPasskeys } from "./keptPasskeys.ts";
import classes from "./ResetPasswordForm.module.css";

const resetPasskeysQuery = ({ uid, token }: ResetLink) =>
  queryOptions({
    queryKey: ["reset-passkeys", uid, token],
    queryFn: ({ signal }) => call("POST /api/accounts/v1/password-reset/passkeys/", { body: { uid, token }, signal }),
    retry: false,
    // The link works only once, and the answer does not change while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The passkeys of the account that a reset link belongs to. Fails if the link does not work. */
const useResetPasskeys = (link: ResetLink) => useQuery(resetPasskeysQuery(link));

const resetPassword = (body: ResetBody) =>
  call("POST /reset-password/{uid}/{token}/", { params: { uid: body.uid, token: body.token }, body });

/** Whether the link does not work, or no longer. */
const isStale = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.errors?.token ?? error.errors?.uid) !== undefined;

export function ResetPasswordForm({ uid, token }: { uid: string; token: string }) {
  const found = useResetPasskeys({ uid, token });
  const fields = useFields("new_password1", "new_password2", "remove_passkeys");
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: ({ passkeys = [] }) => {
      if (passkeys.length > 0) rememberKeptPasskeys(passkeys);
      toastAfterLoad(messages.done);
      location.replace(pagePath("signIn"));
    },
    onError: (error) => {
      showEveryFormError(fields, error);
      if (isStale(error)) document.getElementById("main")?.focus();
    },
  });
  // Stays busy until the document has been replaced.
  const busy = reset.isPending || reset.isSuccess;

  // The layout must not shift while somebody types.
  if (found.isPending) return <FullSpinner />;
  const error = reset.error ?? found.error;
  if (isStale(error)) {
    return (
      <Alert icon={IconInfoCircle} tone="bad">
        {error.message}
      </Alert>
    );
  }

  return (
    <Form
      label={messages.title}
      fields={fields}
      onSend={({ remove_passkeys, ...values }) => {
        if (!busy) reset.mutate({ ...values, uid, token, ...(remove_passkeys !== "" && { remove_passkeys: true }) });
      }}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={found.data?.email ?? ""} readOnly hidden />
      <NewPasswordFields
        fields={fields}
        first={{ name: "new_password1", label: messages.newPassword }}
        second={{ name: "new_password2", label: messages.confirmNewPassword }}
      />
      {found.data !== undefined && found.data.passkeys.length > 0 && (
        <PasskeysChoice found={found.data} name={fields.field("remove_passkeys").name} />
      )}
      <Button type="submit" size="lg" loading={busy}>
        {messages.title}
      </Button>
    </Form>
  );
}

interface PasskeysChoiceProps {
  readonly found: ResetPasskeys;
  /** The name of the checkbox that removes them. */
  readonly name: string;
}

/** Asks whether to remove the passkeys together with the old password: an intruder may have added one. */
function PasskeysChoice({ found: { passkeys, removable }, name: box }: PasskeysChoiceProps) {
  return (
    <div className={classes.choice}>
      <p className={classes.text}>{messages.passkeysStay}</p>
      <ul className={classes.passkeys}>
        {passkeys.map(({ id, name, created_at }) => (
          <li key={id}>
            {name} <span className={classes.detail}>{format(messages.added, { day: dayOf(created_at) })}</span>
          </li>
        ))}
      </ul>
      {removable ? (
        <Checkbox name={box} label={messages.removePasskeys} description={messages.removePasskeysWhy} />
      ) : (
        <p className={classes.detail}>{messages.passkeysNeeded}</p>
      )}
    </div>
  );
}
