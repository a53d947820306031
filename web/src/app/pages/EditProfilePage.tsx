import { Page } from "#app/parts/Page.tsx";
import { useCurrentUser } from "#features/accounts/api/currentUser.ts";
import { ProfileForm } from "#features/accounts/components/ProfileForm.tsx";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";
import classes from "./EditProfilePage.module.css";

export function Component() {
  const { data: user, error, refetch } = useCurrentUser();
  return (
    <div className={classes.page}>
      <Page title="Edit Profile">
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
