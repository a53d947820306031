import { Text, Title, VisuallyHidden } from "@mantine/core";
import { useCurrentUser } from "#features/accounts/api/currentUser.ts";
import { ProfileView } from "#features/accounts/components/ProfileView.tsx";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";

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
