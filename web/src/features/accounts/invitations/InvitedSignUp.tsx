import { invitationParam, pagePath } from "@mindreel/contract/plain/pages";
import { note as messages } from "@mindreel/messages/accounts/invitations";
import { SignUpForm } from "#features/accounts/registration/SignUpForm.tsx";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { InvitationNote } from "./InvitationNote.tsx";
import { useInvitation, useRefuse } from "./invitation.ts";

/** For whoever follows an invitation's link: a form with their address, or the way to the account that they have. */
export function InvitedSignUp() {
  const { token, data, refetch, isError } = useInvitation();
  const refusal = useRefuse((error) => toastError(error.message));
  if (refusal.isSuccess) {
    return (
      <Alert tone="calm" icon={IconInfoCircle} title={messages.refusedTitle}>
        {messages.refused}
      </Alert>
    );
  }
  if (isError) return <Button onClick={() => void refetch()}>{messages.again}</Button>;
  if (data === undefined) return <FullSpinner />;
  const { usable, email, username, free_days } = data;
  const here = withQuery(pagePath("signUp"), { [invitationParam]: token });
  return (
    <>
      <InvitationNote usable={usable} freeDays={free_days} />
      {email !== null && username !== null ? (
        <>
          <SignUpForm offer="" next="" invitation={token} invited={{ email, username }} />
          <Row>
            <Button variant="subtle" size="sm" loading={refusal.isPending} onClick={() => refusal.mutate(token)}>
              {messages.refuse}
            </Button>
          </Row>
        </>
      ) : (
        <Row>
          {usable ? (
            <ButtonLink to={withQuery(pagePath("signIn"), { next: here })} size="lg">
              {messages.signIn}
            </ButtonLink>
          ) : (
            // A full page load: the landing page is another document.
            <ButtonLink href={pagePath("home")} size="lg">
              {messages.home}
            </ButtonLink>
          )}
        </Row>
      )}
    </>
  );
}
