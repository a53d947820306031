import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Page } from "#app/parts/Page.tsx";
import { userQuery } from "#features/accounts/api/users.ts";
import { MemberBilling } from "#features/billing/components/admin/MemberBilling.tsx";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";

/** All there is to know of one member, a part by each feature. */
export function Component() {
  const { id = "" } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  if (user === undefined && error !== null) {
    return (
      <Page title="Member">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page title={user?.username ?? "Member"}>
      <Text c="dimmed" mb="xl">
        {user === undefined ? "Loading" : user.email} · <PageLink to="/admin/users-list">All users</PageLink>
      </Text>
      <MemberBilling id={id} />
    </Page>
  );
}
