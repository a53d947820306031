import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Page } from "#app/parts/Page.tsx";
import { userQuery } from "#features/accounts/api/users.ts";
import { BlockButton } from "#features/accounts/components/BlockButton.tsx";
import { MemberAccount } from "#features/accounts/components/MemberAccount.tsx";
import { MemberBilling } from "#features/billing/components/admin/MemberBilling.tsx";
import { Watched } from "#features/engagement/components/Watched.tsx";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";

/** All there is to know of one member, a part by each feature. */
export function Component() {
  const { id = "" } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  if (user === undefined) {
    return (
      <Page title="Member">
        {error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </Page>
    );
  }
  return (
    <Page title={user.username} tools={<BlockButton user={user} />}>
      <Text c="dimmed" mb="xl">
        {user.email} · <PageLink to="/admin/users-list">All users</PageLink>
      </Text>
      <MemberAccount user={user} />
      <MemberBilling id={id} />
      <Watched id={id} />
    </Page>
  );
}
