import { IconDoorExit } from "@tabler/icons-react";
import { useSecurity } from "#features/accounts/security/security.ts";
import { dayOf } from "#shared/dates.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import { useCancelAccountDeletion } from "./accountDeletion.ts";

/** On every page while the account waits to be deleted. */
export function AccountDeletionNotice() {
  const { data } = useSecurity();
  const cancel = useCancelAccountDeletion();
  if (data === undefined || data.leaves_at === null) return null;
  return (
    <Notice
      label="Your account"
      icon={IconDoorExit}
      action={
        <Button variant="default" size="xs" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Keep my account
        </Button>
      }
    >
      Your account will be deleted on <strong>{dayOf(data.leaves_at)}</strong>.
    </Notice>
  );
}
