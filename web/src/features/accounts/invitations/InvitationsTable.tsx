import type { Invitation } from "@mindreel/contract/accounts/invitations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { admin as messages } from "@mindreel/messages/accounts/invitations";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { IconMail } from "#shared/icons/member.ts";
import { dayOf } from "#shared/time/dates.ts";
import { EmailText } from "#shared/ui/EmailText.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { invitationsQuery, useResend, useWithdraw } from "./invitations.ts";

const tones = { waiting: "brand", accepted: "good", withdrawn: undefined, expired: "bad" } as const;

const facts: readonly Column<Invitation>[] = [
  { name: () => messages.email, render: ({ email }) => <EmailText email={email} /> },
  {
    name: () => messages.state,
    render: ({ state, used_by }) =>
      used_by === null ? (
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      ) : (
        <PageLink to={pagePath("member", { id: used_by })}>{messages.states[state]}</PageLink>
      ),
    tight: true,
  },
  { name: () => messages.freeDays, render: ({ free_days }) => free_days, tight: true, narrow: "named" },
  { name: () => messages.asked, render: ({ asked_at }) => dayOf(asked_at), tight: true },
];

/** The invitations, with what became of each. */
export function InvitationsTable() {
  const query = useInfiniteQuery(invitationsQuery);
  const { mutate: resend } = useResend();
  const { mutate: withdraw } = useWithdraw();
  const columns = useMemo<readonly Column<Invitation>[]>(() => {
    const render = ({ id, email, state }: Invitation) => {
      if (state !== "waiting" && state !== "expired") return null;
      const name = <VisuallyHidden as="span">&nbsp;{email}</VisuallyHidden>;
      return (
        // Around them, because a value's outer element is laid out as words on a small screen.
        <div>
          <Row>
            <Button size="sm" variant="default" onClick={() => resend(id)}>
              {messages.resend}
              {name}
            </Button>
            <Button size="sm" variant="outline" danger onClick={() => withdraw(id)}>
              {messages.withdraw}
              {name}
            </Button>
          </Row>
        </div>
      );
    };
    return [...facts, { name: () => messages.actions, render, tight: true, narrow: "buttons" }];
  }, [resend, withdraw]);
  return (
    <PagedTable
      label={messages.list}
      columns={columns}
      query={query}
      empty={<EmptyState icon={<IconMail size={36} stroke={1.5} />} title={messages.none} text={messages.noneText} />}
    />
  );
}
