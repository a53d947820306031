import type { CodeUse } from "@mindreel/contract/billing/codes";
import { pagePath } from "@mindreel/contract/plain/pages";
import { owners as messages } from "@mindreel/messages/billing/codes";
import { useInfiniteQuery } from "@tanstack/react-query";
import { money } from "#features/billing/payments/wording.ts";
import { IconReceipt } from "#shared/icons/superuser.ts";
import { dayOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { codeUsesQuery } from "./codes.ts";

const takenOff = ({ taken_off }: CodeUse): string =>
  Object.entries(taken_off)
    .map(([currency, amount]) => money(amount, currency))
    .join(", ");

const columns: readonly Column<CodeUse>[] = [
  {
    name: () => messages.member,
    render: ({ member }) =>
      member === null ? (
        messages.gone
      ) : (
        <PageLink to={pagePath("member", { id: member.id })}>{member.username}</PageLink>
      ),
  },
  {
    name: () => messages.usedOn,
    render: ({ at }) => <time dateTime={at}>{dayOf(at)}</time>,
    tight: true,
    narrow: "fact",
  },
  { name: () => messages.takenOff, render: takenOff, tight: true, narrow: "named" },
];

interface Props {
  readonly id: string;
  readonly code: string;
}

/** Who used a code, and what it has taken off what they paid. */
export function CodeUses({ id, code }: Props) {
  return (
    <PagedTable
      label={code}
      columns={columns}
      query={useInfiniteQuery(codeUsesQuery(id))}
      empty={<EmptyState icon={<IconReceipt size={36} stroke={1.5} />} title={messages.noUses} />}
    />
  );
}
