import { useDisclosure } from "@mantine/hooks";
import type { ListedUser } from "@mindreel/contract/accounts/member-admin";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/member-admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { IconUserOff } from "#shared/icons/administration.ts";
import { format } from "#shared/language/format.ts";
import { readSession } from "#shared/session/session.ts";
import { dayOf } from "#shared/time/dates.ts";
import { EmailText } from "#shared/ui/EmailText.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { BlockDialog } from "./BlockDialog.tsx";
import { useBlockUser } from "./blockUser.ts";
import { type UsersWanted, usersQuery } from "./users.ts";

function planOf({ plan, plan_at }: ListedUser) {
  if (plan === null) return null;
  const when = plan === "past_due" ? messages.planSince : messages.planUntil;
  return (
    <>
      {messages.plans[plan]}
      {plan_at !== null && plan !== "ended" && <small> {format(when, { day: dayOf(plan_at) })}</small>}
    </>
  );
}

const facts: readonly Column<ListedUser>[] = [
  {
    name: () => messages.name,
    render: ({ id, username }) => <PageLink to={pagePath("member", { id })}>{username}</PageLink>,
  },
  { name: () => messages.email, render: ({ email }) => <EmailText email={email} /> },
  {
    name: () => messages.isSuper,
    render: ({ is_superuser }) => (
      <Badge filled tone={is_superuser ? "good" : "brand"}>
        {is_superuser ? messages.super : messages.normal}
      </Badge>
    ),
    tight: true,
  },
  { name: () => messages.since, render: ({ date_joined }) => dayOf(date_joined), tight: true },
  { name: () => messages.plan, render: planOf, tight: true },
  {
    name: () => messages.lastSeen,
    render: ({ last_login }) => (last_login === null ? null : dayOf(last_login)),
    tight: true,
    narrow: "hidden",
  },
];

export function UsersTable({ wanted }: { wanted: UsersWanted }) {
  const query = useInfiniteQuery(usersQuery(wanted));
  // One dialog for all rows, of which there may be thousands.
  const [asked, setAsked] = useState<ListedUser | null>(null);
  const [asking, { open, close }] = useDisclosure();
  const { mutate } = useBlockUser();

  const columns = useMemo<readonly Column<ListedUser>[]>(() => {
    const own = readSession()?.id;
    const render = (user: ListedUser) => {
      const name = <VisuallyHidden as="span">&nbsp;{user.username}</VisuallyHidden>;
      return user.is_active ? (
        <Button
          size="xs"
          variant="outline"
          danger
          disabled={user.id === own}
          onClick={() => {
            setAsked(user);
            open();
          }}
        >
          {messages.block}
          {name}
        </Button>
      ) : (
        <Button size="xs" variant="default" onClick={() => mutate({ id: user.id, blocked: false })}>
          {messages.unblock}
          {name}
        </Button>
      );
    };
    return [...facts, { name: () => messages.blockUser, render, tight: true, narrow: "buttons" }];
  }, [open, mutate]);

  return (
    <>
      <PagedTable
        label={messages.title}
        columns={columns}
        query={query}
        end="button"
        empty={
          <EmptyState
            icon={<IconUserOff size={36} stroke={1.5} />}
            title={messages.noneTitle}
            text={messages.noneText}
          />
        }
      />
      {asked !== null && <BlockDialog key={asked.id} user={asked} opened={asking} onClose={close} />}
    </>
  );
}
