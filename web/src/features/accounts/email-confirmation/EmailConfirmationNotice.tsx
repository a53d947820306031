import { notices as messages } from "@mindreel/messages/accounts/accounts";
import { useSecurity } from "#features/accounts/security/security.ts";
import { IconMail } from "#shared/icons/member.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { useResendConfirmation } from "./resendConfirmation.ts";

/** Shown on every page until the member has confirmed their address. */
export function EmailConfirmationNotice() {
  const { data } = useSecurity();
  const resend = useResendConfirmation();
  if (data === undefined || data.email_confirmed) return null;
  return (
    <Notice
      label={messages.email}
      icon={IconMail}
      action={
        <Button
          variant="default"
          size="xs"
          loading={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate()}
        >
          {messages.sendAgain}
        </Button>
      }
    >
      <Rich
        text={messages.confirm}
        values={{ email: data.email }}
        tags={{ strong: (text) => <strong>{text}</strong> }}
      />
    </Notice>
  );
}
