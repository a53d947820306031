import { invitationParam, pagePath } from "@mindreel/contract/plain/pages";
import { note as messages } from "@mindreel/messages/accounts/invitations";
import { SignUpForm } from "#features/accounts/registration/SignUpForm.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { InvitationNote } from "./InvitationNote.tsx";
import { useInvitation } from "./invitation.ts";

/** For whoever follows an invitation's link: a form with their address, or the way to the account that they have. */
export function InvitedSignUp() {
  const { token, data, refetch, isError } = useInvitation();
  if (isError) return <Button onClick={() => void refetch()}>{messages.again}</Button>;
  if (data === undefined) return <FullSpinner />;
  const { usable, email, username, free_days } = data;
  const here = withQuery(pagePath("signUp"), { [invitationParam]: token });
  return (
    <>
      <InvitationNote usable={usable} freeDays={free_days} />
      {email !== null && username !== null ? (
        <SignUpForm offer="" next="" invitation={token} invited={{ email, username }} />
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
