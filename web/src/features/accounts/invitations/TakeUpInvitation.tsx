import { pagePath } from "@mindreel/contract/plain/pages";
import { note as messages } from "@mindreel/messages/accounts/invitations";
import { queryClient } from "#shared/api/query.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { InvitationNote } from "./InvitationNote.tsx";
import { useInvitation, useTakeUp } from "./invitation.ts";

/** For a member who follows an invitation's link. Requires a press, because mail scanners open links too. */
export function TakeUpInvitation() {
  const navigate = useNavigate();
  const { token, data } = useInvitation();
  const take = useTakeUp(
    () => {
      queryClient.clear();
      toastSuccess(messages.taken);
      void navigate(pagePath("home"), { replace: true });
    },
    (error) => toastError(error.message),
  );
  if (data === undefined) return <FullSpinner />;
  return (
    <>
      <InvitationNote usable={data.usable} freeDays={data.free_days} />
      {data.usable && (
        <Row>
          <Button size="lg" loading={take.isPending} onClick={() => take.mutate(token)}>
            {messages.accept}
          </Button>
        </Row>
      )}
    </>
  );
}
