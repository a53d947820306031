import { secondEmail as messages } from "@mindreel/messages/accounts/email-change";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { useEmails } from "./emails.ts";
import classes from "./SecondaryEmail.module.css";

const useResendSecondaryConfirmation = () =>
  useMutation({
    mutationFn: () => call("POST /api/accounts/v1/security/secondary-email/confirmation/"),
    onSuccess: () => toastSuccess(messages.onItsWay),
    onError: (error) => toastError(error.message),
  });

/** The secondary address, and whether the member has confirmed it. */
export function SecondaryEmail({ email }: { readonly email: string }) {
  const { data } = useEmails();
  const resend = useResendSecondaryConfirmation();
  return (
    <Row>
      <span>{email}</span>
      {data?.secondary_email_confirmed === true && <Badge tone="good">{messages.confirmed}</Badge>}
      {data?.secondary_email_confirmed === false && (
        <>
          <Badge>{messages.notConfirmed}</Badge>
          <Button
            variant="default"
            size="xs"
            loading={resend.isPending}
            disabled={resend.isSuccess}
            onClick={() => resend.mutate()}
          >
            {messages.again}
          </Button>
          <p className={classes.hint}>{messages.hint}</p>
        </>
      )}
    </Row>
  );
}
