import { Text, Title, VisuallyHidden } from "@mantine/core";
import { ProfileView } from "#features/accounts/profile/ProfileView.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

export function Component() {
  const { data: user, isPending, error, refetch } = useCurrentUser();
  if (user) return <ProfileView user={user} />;
  return (
    <>
      <VisuallyHidden>
        <Title order={1}>Profile</Title>
      </VisuallyHidden>
      {isPending ? (
        <FullSpinner />
      ) : error === null ? (
        <Text c="dimmed" ta="center" py={72}>
          no data
        </Text>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
