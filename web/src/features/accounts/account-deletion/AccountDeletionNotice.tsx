import { notices as messages } from "@mindreel/messages/accounts/accounts";
import { useSecurity } from "#features/accounts/security/security.ts";
import { IconDoorExit } from "#shared/icons/member.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { dayOf } from "#shared/time/dates.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { useCancelAccountDeletion } from "./cancelAccountDeletion.ts";

/** Shown on every page while the account is scheduled for deletion. */
export function AccountDeletionNotice() {
  const { data } = useSecurity();
  const cancel = useCancelAccountDeletion();
  if (data === undefined || data.leaves_at === null) return null;
  return (
    <Notice
      label={messages.account}
      icon={IconDoorExit}
      action={
        <Button variant="default" size="xs" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {messages.keep}
        </Button>
      }
    >
      <Rich
        text={messages.leaves}
        values={{ day: dayOf(data.leaves_at) }}
        tags={{ strong: (text) => <strong>{text}</strong> }}
      />
    </Notice>
  );
}
