import { Text } from "@mantine/core";
import type { AuditEntry } from "@mindreel/contract/admin/audit-log";
import { messages } from "@mindreel/messages/admin/audit-log";
import { useInfiniteQuery } from "@tanstack/react-query";
import { boot } from "#shared/boot.ts";
import { IconListSearch } from "#shared/icons/superuser.ts";
import { momentOf } from "#shared/time/dates.ts";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { actionLabel, detailsOf } from "./actions.ts";
import { type AuditFilters, auditQuery } from "./auditLog.ts";

const columns: readonly Column<AuditEntry>[] = [
  { name: () => messages.when, render: ({ at }) => <time dateTime={at}>{momentOf(at)}</time>, tight: true },
  {
    name: () => messages.who,
    render: ({ actor, actor_id }) => actor ?? (actor_id === null ? boot.appName : `#${actor_id}`),
  },
  { name: () => messages.what, render: ({ action }) => actionLabel(action), tight: true, narrow: "title" },
  {
    name: () => messages.whom,
    render: ({ target, target_id, details }) => (
      <>
        <Text fw={560}>{target ?? `#${target_id}`}</Text>
        <Text size="sm" c="dimmed">
          {detailsOf(details)}
        </Text>
      </>
    ),
  },
];

export function AuditTable({ filters }: { filters: AuditFilters }) {
  return (
    <PagedTable
      label={messages.title}
      columns={columns}
      query={useInfiniteQuery(auditQuery(filters))}
      empty={
        <EmptyState
          icon={<IconListSearch size={36} stroke={1.5} />}
          title={messages.noneTitle}
          text={messages.noneText}
        />
      }
    />
  );
}
