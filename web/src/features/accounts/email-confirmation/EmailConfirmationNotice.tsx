import { IconMail } from "@tabler/icons-react";
import { useSecurity } from "#features/accounts/security/security.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import { useResendConfirmation } from "./resendConfirmation.ts";

/** On every page until the member has confirmed their address. */
export function EmailConfirmationNotice() {
  const { data } = useSecurity();
  const resend = useResendConfirmation();
  if (data === undefined || data.email_confirmed) return null;
  return (
    <Notice
      label="Your e-mail address"
      icon={IconMail}
      action={
        <Button
          variant="default"
          size="xs"
          loading={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate()}
        >
          Send again
        </Button>
      }
    >
      Please confirm your address with the link that we mailed to <strong>{data.email}</strong>.
    </Notice>
  );
}
