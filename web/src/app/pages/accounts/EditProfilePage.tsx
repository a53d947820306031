import { form as messages } from "@mindreel/messages/accounts/profile";
import { Page } from "#app/layouts/page/Page.tsx";
import { ProfileForm } from "#features/accounts/profile/ProfileForm.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./EditProfilePage.module.css";

export function Component() {
  const { data: user, error, refetch } = useCurrentUser();
  return (
    <div className={classes.page}>
      <Page title={messages.title}>
        {user ? (
          <ProfileForm user={user} />
        ) : error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    </div>
  );
}
