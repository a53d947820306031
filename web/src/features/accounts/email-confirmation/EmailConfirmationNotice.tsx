import { type Page, pageAt } from "@mindreel/contract/plain/pages";
import { notices as messages } from "@mindreel/messages/accounts/accounts";
import { useMutation } from "@tanstack/react-query";
import { useSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { IconMail } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { SlimLine } from "#shared/ui/line/SlimLine.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

const useResendConfirmation = () =>
  useMutation({
    mutationFn: () => call("POST /api/accounts/v1/security/confirmation/"),
    onSuccess: () => toastSuccess(messages.onItsWay),
    onError: (error) => toastError(error.message),
  });

/** Where members care for their account. */
const accountPages: readonly (Page | undefined)[] = ["profile", "editProfile", "security", "subscription"];

/** Until the member has confirmed their address: a line on every page, and the whole notice on those of the account. */
export function EmailConfirmationNotice() {
  const { data } = useSecurity();
  const resend = useResendConfirmation();
  const onAccount = accountPages.includes(pageAt(useLocation().pathname));
  if (data === undefined || data.email_confirmed) return null;
  const sendAgain = (
    <Button
      variant={onAccount ? "default" : "subtle"}
      size="xs"
      loading={resend.isPending}
      disabled={resend.isSuccess}
      onClick={() => resend.mutate()}
    >
      {messages.sendAgain}
    </Button>
  );
  if (!onAccount) {
    return (
      <SlimLine name="address" label={messages.email} icon={IconMail} action={sendAgain}>
        {format(messages.confirmSoon, { email: data.email })}
      </SlimLine>
    );
  }
  return (
    <Notice label={messages.email} icon={IconMail} action={sendAgain}>
      <Rich
        text={messages.confirm}
        values={{ email: data.email }}
        tags={{ strong: (text) => <strong>{text}</strong> }}
      />
    </Notice>
  );
}
