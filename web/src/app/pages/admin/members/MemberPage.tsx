import { Text } from "@mantine/core";
import type { Profile } from "@mindreel/contract/accounts/profile";
import type { Payment } from "@mindreel/contract/billing/payments";
import { pagePath } from "@mindreel/contract/plain/pages";
import { account as messages } from "@mindreel/messages/accounts/member-admin";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { BlockButton } from "#features/accounts/member-admin/BlockButton.tsx";
import { MemberAccount, MemberNotices } from "#features/accounts/member-admin/MemberAccount.tsx";
import { userQuery } from "#features/accounts/member-admin/users.ts";
import { MemberNotes } from "#features/accounts/member-notes/MemberNotes.tsx";
import { MemberBilling } from "#features/billing/member-billing/MemberBilling.tsx";
import { memberBillingQuery } from "#features/billing/member-billing/memberBilling.ts";
import { WatchHistory } from "#features/engagement/lists/WatchHistory.tsx";
import { IconUserOff } from "#shared/icons/administration.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { MemberActions } from "./MemberActions.tsx";
import { isMemberAction, type MemberAction, MemberDialogs } from "./MemberDialogs.tsx";

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
  return <Member key={user.id} user={user} />;
}

function Member({ user }: { readonly user: Profile }) {
  const id = String(user.id);
  const { data: billing } = useQuery(memberBillingQuery(id));
  // In the address, so that rows of payments, and whatever finds a member, lead to the dialog.
  const { params, change, clear } = useUrlFilters();
  const asked = params.get("do");
  const action = isMemberAction(asked) ? asked : null;
  const [shown, setShown] = useState<MemberAction | null>(action);
  const [refunded, setRefunded] = useState(params.get("payment"));
  if (action !== null && action !== shown) setShown(action);
  const [daysField, noteField] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)];
  const onAsk = (next: MemberAction) => {
    setRefunded(null);
    change("do", next);
  };
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const onRefund = useCallback((payment: Payment) => {
    setRefunded(payment.id);
    latest.current("do", "refund");
  }, []);
  return (
    <Page
      title={user.username}
      parent={parents.member()}
      tools={
        <>
          <MemberActions {...{ user, billing, onAsk, daysField, noteField }} />
          <BlockButton user={user} />
        </>
      }
    >
      <Text c="dimmed" mb="xl">
        {user.email}
      </Text>
      <MemberNotices user={user} />
      <MemberBilling id={id} onRefund={onRefund} daysField={daysField} />
      <MemberNotes id={id} field={noteField} />
      <MemberAccount user={user} />
      <WatchHistory id={id} />
      {shown !== null && (
        <MemberDialogs
          {...{ user, billing, action: shown, payment: refunded }}
          opened={action !== null}
          onClose={() => clear("do", "payment")}
        />
      )}
    </Page>
  );
}
