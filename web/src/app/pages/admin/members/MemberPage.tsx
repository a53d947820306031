import { Text } from "@mantine/core";
import { pagePath } from "@mindreel/contract/plain/pages";
import { account as messages } from "@mindreel/messages/accounts/member-admin";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { BlockButton } from "#features/accounts/member-admin/BlockButton.tsx";
import { MemberAccount, MemberNotices } from "#features/accounts/member-admin/MemberAccount.tsx";
import { userQuery } from "#features/accounts/member-admin/users.ts";
import { MemberBilling } from "#features/billing/member-billing/MemberBilling.tsx";
import { WatchHistory } from "#features/engagement/lists/WatchHistory.tsx";
import { IconUserOff } from "#shared/icons/administration.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

/** Everything about one member; each feature contributes a section. */
export function Component() {
  const { id = "" } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  if (!user) {
    return (
      <Page title={messages.member} parent={parents.member()}>
        {user === null ? (
          <EmptyState
            icon={<IconUserOff size={36} stroke={1.5} />}
            title={messages.noSuch}
            action={<ButtonLink to={pagePath("members")}>{messages.showAll}</ButtonLink>}
          />
        ) : error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  return (
    <Page title={user.username} parent={parents.member()} tools={<BlockButton user={user} />}>
      <Text c="dimmed" mb="xl">
        {user.email}
      </Text>
      <MemberNotices user={user} />
      <MemberBilling id={id} />
      <MemberAccount user={user} />
      <WatchHistory id={id} />
    </Page>
  );
}
