import { note as messages } from "@mindreel/messages/accounts/invitations";
import { IconGift, IconInfoCircle } from "#shared/icons/frame.ts";
import { format } from "#shared/language/format.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";

interface Props {
  readonly usable: boolean;
  readonly freeDays: number;
}

/** What an invitation brings, or that it no longer works. */
export function InvitationNote({ usable, freeDays }: Props) {
  if (!usable) {
    return (
      <Alert tone="calm" icon={IconInfoCircle} title={messages.overTitle}>
        {messages.over}
      </Alert>
    );
  }
  return (
    <Alert icon={IconGift} title={messages.invited}>
      {freeDays === 0 ? messages.welcome : format(messages.days, { count: freeDays })}
    </Alert>
  );
}
