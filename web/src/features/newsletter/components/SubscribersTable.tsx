import { Text } from "@mantine/core";
import type { Subscriber } from "@mindreel/contract/newsletter";
import { IconMailOff } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { subscribersQuery } from "#features/newsletter/api/subscribers.ts";
import type { Column } from "#shared/ui/DataTable.tsx";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { PagedTable } from "#shared/ui/PagedTable.tsx";

const columns: readonly Column<Subscriber>[] = [
  {
    name: "Name",
    render: ({ first_name, middle_name, last_name, full_name }) => (
      <Text fw={560}>
        {[first_name, middle_name, last_name].filter((part) => part !== "").join(" ") || full_name || "–"}
      </Text>
    ),
  },
  {
    name: "Email",
    render: ({ secondary_email, unsubscribed }) => (
      <>
        {secondary_email}
        {unsubscribed && (
          <Text span size="sm" c="dimmed">
            {" "}
            (unsubscribed)
          </Text>
        )}
      </>
    ),
  },
  { name: "Age", render: ({ age }) => age ?? "–", tight: true },
  { name: "Telephone", render: ({ telephone }) => telephone || "–" },
  { name: "Country", render: ({ country }) => country || "–" },
];

export function SubscribersTable() {
  return (
    <PagedTable
      label="Subscribers"
      columns={columns}
      query={useInfiniteQuery(subscribersQuery)}
      empty={
        <EmptyState
          icon={<IconMailOff size={36} stroke={1.5} />}
          title="No subscribers yet"
          text="Whoever signs up for the news on the landing page appears here. You can import a list, too."
        />
      }
    />
  );
}
