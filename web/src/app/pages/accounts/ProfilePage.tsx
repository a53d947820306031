import { ProfileView } from "#features/accounts/profile/ProfileView.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./ProfilePage.module.css";

export function Component() {
  const { data: user, isPending, error, refetch } = useCurrentUser();
  if (user) return <ProfileView user={user} />;
  return (
    <>
      <VisuallyHidden as="h1">Profile</VisuallyHidden>
      {isPending ? (
        <FullSpinner />
      ) : error === null ? (
        <p className={classes.none}>no data</p>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
